import type { Environment } from '@/lib/http/environment';
import { Fault } from '@/lib/http/fault';

/**
 * Gives a task so many milliseconds, then aborts its signal and fails with a time-out.
 * The signal is aborted in any case at the end, so that a body nobody reads is not downloaded.
 */
export async function withinTime<T>(
  ms: number,
  { after }: Environment,
  task: (signal: AbortSignal) => Promise<T>,
  stop?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const onStop = () => controller.abort();
  let late = false;
  const cancel = after(ms, () => {
    late = true;
    controller.abort();
  });
  stop?.addEventListener('abort', onStop);
  try {
    return await task(controller.signal);
  } catch (error) {
    throw late ? new Fault('timeout') : error;
  } finally {
    cancel();
    stop?.removeEventListener('abort', onStop);
    controller.abort();
  }
}
