export type OfflineContent = {
  title: string;
  text: string;
  retry: string;
  /** Stands above the list of the pages that were seen. */
  pages: string;
  home: { title: string; path: string };
};
