/** Why a file of the site could not be read, as it stands in a toast after a colon. */
type LoadMessages = Record<
  'offline' | 'unreachable' | 'timeout' | 'badStatus' | 'tooLarge' | 'notJson' | 'wrongShape',
  string
>;

/** `busy` is what a POST to a backend says when it fails, whatever the cause. */
export type ErrorMessages = LoadMessages & { busy: string };
