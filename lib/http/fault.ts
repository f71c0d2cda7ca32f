import type { FaultWords } from '@/lib/schema/faults';

export type FaultKind = Exclude<keyof FaultWords, 'busy'>;

export class Fault extends Error {
  constructor(readonly kind: FaultKind) {
    super(kind);
  }
}

/** The kind of whatever was thrown: `fetch` gives no reason for its failures. */
export function faultKind(error: unknown): FaultKind {
  if (error instanceof Fault) return error.kind;
  return navigator.onLine ? 'unreachable' : 'offline';
}
