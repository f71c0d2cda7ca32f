/** `full` opens the notice beside its link. */
export type NoticeRowLabels = Record<
  'title' | 'details' | 'full' | 'previous' | 'next' | 'pause' | 'play',
  string
>;
