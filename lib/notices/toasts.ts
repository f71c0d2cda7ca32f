const TOASTS_AT_ONCE = 3;

export type Toast = { id: number; message: string };

export const NO_TOASTS: readonly Toast[] = [];

let toasts = NO_TOASTS;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentToasts() {
  return toasts;
}

export function dismissToast(id: number) {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** The same message twice is one toast; the oldest makes room. */
export function showToast(message: string) {
  lastId += 1;
  const others = toasts.filter((toast) => toast.message !== message);
  replace([...others, { id: lastId, message }].slice(-TOASTS_AT_ONCE));
}
