import { REQUEST_TIMEOUT_MS } from '@/lib/constants';
import { Fault, faultKind } from '@/lib/http/fault';
import { boundedText, withinTime } from '@/lib/http/withinTime';

type WrappedAnswer = {
  success: boolean;
  message: string;
  code: number;
  /** The file's JSON as text; empty when there was no success. */
  result: string;
  timestamp: number;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('notJson');
  }
}

/** A status outside 200–299 is an answer without success; all else that fails is thrown as a Fault. */
export async function fetchWrapped(path: string): Promise<WrappedAnswer> {
  const read = async (signal: AbortSignal): Promise<WrappedAnswer> => {
    const headers = { Accept: 'application/json' };
    const response = await fetch(path, { cache: 'no-cache', headers, signal });
    const timestamp = Date.now();
    if (!response.ok) {
      return { success: false, message: response.statusText, code: response.status, result: '', timestamp };
    }
    const json = parsed(await boundedText(response));
    return { success: true, message: 'success', code: 200, result: JSON.stringify(json), timestamp };
  };
  try {
    return await withinTime(REQUEST_TIMEOUT_MS, read);
  } catch (error) {
    throw new Fault(faultKind(error));
  }
}

export async function fetchJson(path: string): Promise<unknown> {
  const { success, result } = await fetchWrapped(path);
  if (!success) throw new Fault('badStatus');
  return JSON.parse(result);
}
