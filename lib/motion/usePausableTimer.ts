import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once per `duration` while running; a pause keeps the time already spent, a new `key` forgets it. */
export function usePausableTimer(duration: number, running: boolean, key: unknown, onElapsed: () => void) {
  const spent = useRef({ key, ms: 0 });
  const elapsed = useEffectEvent(onElapsed);

  useEffect(() => {
    if (spent.current.key !== key) spent.current = { key, ms: 0 };
    if (!running) return;
    const startedAt = Date.now();
    const timer = setTimeout(elapsed, Math.max(0, duration - spent.current.ms));
    return () => {
      clearTimeout(timer);
      spent.current.ms += Date.now() - startedAt;
    };
  }, [duration, running, key]);
}
