export type ViewerLabels = Record<
  'title' | 'zoomIn' | 'zoomOut' | 'rotate' | 'reset' | 'close' | 'failed' | 'loading',
  string
>;
