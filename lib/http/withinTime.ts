import { Fault } from '@/lib/http/fault';

export const REQUEST_MAX_BYTES = 1_000_000;

/** The signal is aborted in any case at the end, so that a body nobody reads is not downloaded. */
export async function withinTime<T>(
  ms: number,
  task: (signal: AbortSignal) => Promise<T>,
  stop?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, ms);
  stop?.addEventListener('abort', () => controller.abort(), { signal });
  try {
    return await task(signal);
  } catch (error) {
    throw late ? new Fault('timeout') : error;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** The body as text. One that is too large is not read where its length is known; one that is not UTF-8 is no JSON. */
export async function boundedText(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > REQUEST_MAX_BYTES) throw new Fault('tooLarge');
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > REQUEST_MAX_BYTES) throw new Fault('tooLarge');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('notJson');
  }
}
