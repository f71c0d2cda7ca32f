import type { ErrorMessages } from '@/lib/schema/errorMessages';

export type LoadErrorKind = Exclude<keyof ErrorMessages, 'busy'>;

export class LoadError extends Error {
  constructor(readonly kind: LoadErrorKind) {
    super(kind);
  }
}

/** The kind of any thrown error: `fetch` gives no reason for its failures. */
export function loadErrorKind(error: unknown): LoadErrorKind {
  if (error instanceof LoadError) return error.kind;
  if (error instanceof SyntaxError) return 'notJson';
  return navigator.onLine ? 'unreachable' : 'offline';
}
