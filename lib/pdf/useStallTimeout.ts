import { useEffect, useEffectEvent } from 'react';

export const PREVIEW_STALL_MS = 20_000;

/** Calls back once when there has been no progress for PREVIEW_STALL_MS. */
export function useStallTimeout(waiting: boolean, progress: number, onStall: () => void) {
  const stalled = useEffectEvent(onStall);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any progress starts the wait anew
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => stalled(), PREVIEW_STALL_MS);
    return () => clearTimeout(timer);
  }, [waiting, progress]);
}
