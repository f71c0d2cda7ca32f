import { showToast } from '@/lib/notices/toasts';

const failing = new Set<string>();

/** Tells of a source that fails, once: retries that fail as well say nothing more. */
export function announceFailure(source: string, message: string) {
  if (failing.has(source)) return;
  failing.add(source);
  showToast(message);
}

export function forgetFailure(source: string) {
  failing.delete(source);
}
