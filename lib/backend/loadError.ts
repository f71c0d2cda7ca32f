import type { ErrorMessages } from '@/lib/schema/errorMessages';

export type LoadErrorKind = Exclude<keyof ErrorMessages, 'busy'>;

export class LoadError extends Error {
  constructor(readonly kind: LoadErrorKind) {
    super(kind);
  }
}

/** JSON nested too deeply overflows the stack: an InternalError in Firefox, a RangeError elsewhere. */
const WRONG_CONTENT = /^(Syntax|Range|Internal)Error$/;

/** The kind of any thrown error: `fetch` gives no reason for its failures. */
export function loadErrorKind(error: unknown): LoadErrorKind {
  if (error instanceof LoadError) return error.kind;
  if (error instanceof Error && WRONG_CONTENT.test(error.name)) return 'notJson';
  return navigator.onLine ? 'unreachable' : 'offline';
}
