import { decoded } from '@/lib/address/decoded';
import { REQUEST_TIMEOUT_MS } from '@/lib/constants';
import { boundedText, withinTime } from '@/lib/http/withinTime';
import type { FaultWords } from '@/lib/schema/faults';

export type HttpSetup = {
  pageAddress: () => string;
  cookies: () => string;
  /** Of these, `busy` is what a failed POST says to the visitor. */
  faults: FaultWords;
  timeoutMs?: number;
};

export type Failure = { success: false; code: number; message: string; result: ''; timestamp: 0 };
type Params = Record<string, string | number | boolean | null | undefined>;
type Headers = Record<string, string>;

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';
const JSON_TYPE = 'application/json';
const UNKNOWN_CODE = -1;
const CALL_HEADERS: Headers = {
  contentType: JSON_TYPE,
  loginType: 'h5',
  encryptedDataKey: '',
  token: '',
  version: '',
};

export class HttpError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`HTTP ${code}`);
    this.name = 'HttpError';
    this.code = code;
  }
}

function withParams(address: string, params: Params) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  if (!query) return address;
  const [path = '', hash] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

function cookieValue(cookies: string, name: string) {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value && (decoded(value) ?? value);
}

/** The site's calls to a backend: JSON in, JSON out, cross-site-request-forgery token on this origin only, a time-out. */
export function createHttp({ pageAddress, cookies, faults, timeoutMs = REQUEST_TIMEOUT_MS }: HttpSetup) {
  const xsrfHeaders = (address: string): Headers => {
    const page = pageAddress();
    const token = cookieValue(cookies(), XSRF_COOKIE);
    return token && new URL(address, page).origin === new URL(page).origin ? { [XSRF_HEADER]: token } : {};
  };

  const send = <T>(address: string, headers: Headers, init: RequestInit) =>
    withinTime(timeoutMs, async (signal): Promise<T> => {
      const response = await fetch(address, {
        ...init,
        headers: { Accept: JSON_TYPE, ...xsrfHeaders(address), ...headers },
        signal,
      });
      if (!response.ok) throw new HttpError(response.status);
      return JSON.parse((await boundedText(response)) || 'null');
    });

  const get = async <T>(address: string, params: Params = {}, headers: Headers = {}): Promise<T> =>
    send<T>(withParams(address, params), headers, { method: 'GET' });

  const post = async <T>(
    address: string,
    data: unknown = {},
    headers: Headers = {},
  ): Promise<T | Failure> => {
    try {
      const body = JSON.stringify(data);
      return await send<T>(address, { 'Content-Type': JSON_TYPE, ...headers }, { method: 'POST', body });
    } catch (error) {
      const code = error instanceof HttpError ? error.code : UNKNOWN_CODE;
      return { success: false, code, message: faults.busy, result: '', timestamp: 0 };
    }
  };

  const call = <T>(base: string, path: string, data: unknown = {}) =>
    post<T>(`${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`, data, CALL_HEADERS);

  return { get, post, call };
}
