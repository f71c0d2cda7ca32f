import { useSyncExternalStore } from 'react';
import { currentLine, type LineState, subscribeLine } from '@/lib/lines/lineState';

const IDLE: LineState = { status: 'idle' };

/** Which line this visit uses, how long it took, or that it is the default; idle at first. */
export function useLine() {
  return useSyncExternalStore(subscribeLine, currentLine, () => IDLE);
}

/** Where requests go; null until the prober has decided. */
export function useBaseAddress() {
  const line = useLine();
  return line.status === 'done' ? line.baseAddress : null;
}
