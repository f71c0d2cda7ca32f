import { useEffect, useId, useSyncExternalStore } from 'react';

let open: readonly string[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly string[]) {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether an overlay was opened last of those that are open: only that one listens to Escape. False at first. */
export function useTopOverlay(opened: boolean) {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    replace([...open, id]);
    return () => replace(open.filter((other) => other !== id));
  }, [opened, id]);
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) === id,
    () => false,
  );
}
