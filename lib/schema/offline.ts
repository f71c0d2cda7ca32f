export type OfflineContent = Record<'title' | 'text' | 'retry', string> & {
  /** Stands above the list of the pages that were seen. */
  pages: string;
  home: { title: string; path: string };
};
