import { useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/createStore';

const open = createStore<readonly string[]>([]);

/** Whether an overlay was opened last of those that are open: only that one listens to Escape. False at first. */
export function useTopOverlay(opened: boolean) {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    open.set([...open.get(), id]);
    return () => open.set(open.get().filter((other) => other !== id));
  }, [opened, id]);
  return useSyncExternalStore(
    open.subscribe,
    () => open.get().at(-1) === id,
    () => false,
  );
}
