import { REQUEST_TIMEOUT_MS, readLimitedText, withTimeout } from '@/lib/backend/withTimeout';
import { safeDecode } from '@/lib/url/safeDecode';

type Params = Record<string, string | number | boolean | null | undefined>;
type Headers = Record<string, string>;

const XSRF_COOKIE = /(?:^|; )XSRF-TOKEN=([^;]+)/;
const JSON_TYPE = 'application/json';
const UNKNOWN_CODE = -1;
const CALL_HEADERS: Headers = {
  contentType: JSON_TYPE,
  loginType: 'h5',
  encryptedDataKey: '',
  token: '',
  version: '',
};

class HttpError extends Error {
  constructor(readonly code: number) {
    super(`HTTP ${code}`);
  }
}

function withParams(address: string, params: Params) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  if (!query) return address;
  const [path = '', hash] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

function xsrfHeaders(address: string): Headers {
  const [, token] = XSRF_COOKIE.exec(document.cookie) ?? [];
  const isOwnOrigin = new URL(address, location.href).origin === location.origin;
  return token && isOwnOrigin ? { 'X-XSRF-TOKEN': safeDecode(token) } : {};
}

/** The site's calls to a backend. A POST that fails or is redirected returns an envelope with `busy` as its message. */
export function createHttp(busy: string, timeoutMs = REQUEST_TIMEOUT_MS) {
  const send = <T>(address: string, headers: Headers, init: RequestInit) =>
    withTimeout(timeoutMs, async (signal): Promise<T> => {
      const response = await fetch(address, {
        ...init,
        headers: { Accept: JSON_TYPE, ...xsrfHeaders(address), ...headers },
        signal,
      });
      if (!response.ok) throw new HttpError(response.status);
      return JSON.parse((await readLimitedText(response)) || 'null');
    });

  const get = async <T>(address: string, params: Params = {}, headers: Headers = {}): Promise<T> =>
    send<T>(withParams(address, params), headers, { method: 'GET' });

  const post = async <T>(address: string, data: unknown = {}, headers: Headers = {}) => {
    try {
      const body = JSON.stringify(data);
      const init: RequestInit = { method: 'POST', body, redirect: 'error' };
      return await send<T>(address, { 'Content-Type': JSON_TYPE, ...headers }, init);
    } catch (error) {
      const code = error instanceof HttpError ? error.code : UNKNOWN_CODE;
      return { success: false, code, message: busy, result: '', timestamp: 0 };
    }
  };

  const callApi = <T>(base: string, path: string, data: unknown = {}) =>
    post<T>(`${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`, data, CALL_HEADERS);

  return { get, post, call: callApi };
}
