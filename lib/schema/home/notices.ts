export type NoticeRowLabels = Record<'title' | 'details' | 'previous' | 'next' | 'pause' | 'play', string>;
