import { LoadError } from '@/lib/backend/loadError';

export const REQUEST_TIMEOUT_MS = 10_000;
const RESPONSE_MAX_BYTES = 1_000_000;

/** The signal is always aborted in the end, so that an unread body is not downloaded. */
export async function withTimeout<T>(
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
    throw late ? new LoadError('timeout') : error;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** The body as text; throws if it is too large (before reading, where Content-Length tells) or not UTF-8. */
export async function readLimitedText(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > RESPONSE_MAX_BYTES) throw new LoadError('tooLarge');
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > RESPONSE_MAX_BYTES) throw new LoadError('tooLarge');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new LoadError('notJson');
  }
}
