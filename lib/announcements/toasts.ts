import { createStore } from '@/lib/createStore';

export const TOAST_DURATION_MS = 3000;
const TOASTS_AT_ONCE = 3;

type Toast = { id: number; message: string };

export const NO_TOASTS: readonly Toast[] = [];
export const toasts = createStore(NO_TOASTS);
let lastId = 0;

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function showToast(message: string) {
  lastId += 1;
  const others = toasts.get().filter((toast) => toast.message !== message);
  toasts.set([...others, { id: lastId, message }].slice(-TOASTS_AT_ONCE));
}
