import { LoadError } from '@/lib/backend/loadError';
import { withTimeout } from '@/lib/backend/withTimeout';

export const PROBE_TIMEOUT_MS = 5000;

/**
 * Only CORS tells a 200 from a 500 on another host, so a server must answer with
 * `Access-Control-Allow-Origin: *` (or this site's origin), on redirects too.
 */
const REQUEST: RequestInit = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' };

type Outcome = { kind: 'ok' | 'timeout' | 'unreachable' | 'stopped' } | { kind: 'status'; status: number };

export type ProbeResult = Outcome & { elapsedMs: number };

export async function probe(address: string, stop?: AbortSignal): Promise<ProbeResult> {
  const startedAt = performance.now();
  const ask = (signal: AbortSignal) => fetch(address, { ...REQUEST, signal });
  const outcome = await withTimeout(PROBE_TIMEOUT_MS, ask, stop).then(
    ({ ok, status }): Outcome => (ok ? { kind: 'ok' } : { kind: 'status', status }),
    (error): Outcome => {
      if (error instanceof LoadError) return { kind: 'timeout' };
      return { kind: stop?.aborted ? 'stopped' : 'unreachable' };
    },
  );
  const elapsedMs = Math.round(performance.now() - startedAt);
  const told = outcome.kind === 'status' ? outcome.status : outcome.kind;
  // biome-ignore lint/suspicious/noConsole: the specification has the elapsed times logged
  console.debug(`server ${address}: ${told}, ${elapsedMs} ms`);
  return { ...outcome, elapsedMs };
}
