export type ListMessages = {
  /** The toast when the server answers, but not with the file. */
  failed: string;
  /** The toast when the file cannot be read; {message} stands for one of the words of content/errorMessages.ts. */
  exception: `${string}{message}${string}`;
};

/** `openFailed` is the toast when the dialog itself cannot be loaded. */
export type AnnouncementLabels = ListMessages &
  Record<'title' | 'details' | 'previous' | 'next' | 'pause' | 'play' | 'close' | 'openFailed', string>;
