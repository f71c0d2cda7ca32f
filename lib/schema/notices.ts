export type ListMessages = {
  /** The toast when the server answers, but not with the file. */
  failed: string;
  /** The toast when the file cannot be read; {message} stands for one of the words of content/errorMessages.ts. */
  exception: `${string}{message}${string}`;
};

export type NoticeDialogLabels = {
  close: string;
  /** The toast when the dialog itself cannot be loaded. */
  openFailed: string;
};

export type NoticesContent = {
  announcements: ListMessages;
  banners: ListMessages;
  dialog: NoticeDialogLabels;
};
