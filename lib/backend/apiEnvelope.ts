import { LoadError, loadErrorKind } from '@/lib/backend/loadError';
import { REQUEST_TIMEOUT_MS, readLimitedText, withTimeout } from '@/lib/backend/withTimeout';

/** A status outside 200–299 is an answer without success; all else that fails is thrown as a LoadError. */
export async function fetchEnvelope(path: string) {
  const read = async (signal: AbortSignal) => {
    const headers = { Accept: 'application/json' };
    const response = await fetch(path, { cache: 'no-cache', headers, signal });
    const timestamp = Date.now();
    if (!response.ok) {
      return { success: false, message: response.statusText, code: response.status, result: '', timestamp };
    }
    const json = JSON.parse(await readLimitedText(response));
    return { success: true, message: 'success', code: 200, result: JSON.stringify(json), timestamp };
  };
  try {
    return await withTimeout(REQUEST_TIMEOUT_MS, read);
  } catch (error) {
    throw new LoadError(loadErrorKind(error));
  }
}

export async function fetchJson(path: string): Promise<unknown> {
  const { success, result } = await fetchEnvelope(path);
  if (!success) throw new LoadError('badStatus');
  return JSON.parse(result);
}
