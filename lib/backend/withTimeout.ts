import { LoadError } from '@/lib/backend/loadError';
import { readBody } from '@/lib/backend/readBody';

/** Of published lists, searches and calls; servers are probed and the enquiry is sent with limits of their own. */
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
  const timer = setTimeout(() => controller.abort(new LoadError('timeout')), ms);
  stop?.addEventListener('abort', () => controller.abort(), { signal });
  try {
    return await task(signal);
  } catch (error) {
    throw signal.reason instanceof LoadError ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** The body as text; throws once it is too large, or if it is not UTF-8. */
export async function readLimitedText(response: Response): Promise<string> {
  const body = await readBody(response, (bytes) => {
    if (bytes > RESPONSE_MAX_BYTES) throw new LoadError('tooLarge');
  });
  const bytes = await body.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new LoadError('notJson');
  }
}
