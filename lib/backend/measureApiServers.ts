import { fetchApiServers } from '@/lib/backend/chooseApiServer';
import { PROBE_TIMEOUT_MS, type ProbeResult, probe } from '@/lib/backend/probe';
import { withTimeout } from '@/lib/backend/withTimeout';

/** `blocked` is a server that is there, but does not let this site read its answer. */
export type Measurement = ProbeResult | { kind: 'blocked'; elapsedMs: number };

/** `number` is its place in the list, from 1; null for the default address. */
export type MeasuredServer = Awaited<ReturnType<typeof measureApiServers>>[number];

async function measure(address: string): Promise<Measurement> {
  const result = await probe(address);
  if (result.kind !== 'unreachable') return result;
  // With mode no-cors the response cannot be read, but one that arrives says that the server is there.
  const ask = (signal: AbortSignal) =>
    fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
  const isThere = await withTimeout(PROBE_TIMEOUT_MS, ask).catch(() => null);
  return isThere ? { kind: 'blocked', elapsedMs: result.elapsedMs } : result;
}

/** Measures the servers of the list read anew, or of the known one, and the default address. */
export async function measureApiServers(known: readonly string[], defaultAddress: string) {
  const addresses = await fetchApiServers().catch(() => known);
  const servers = addresses.map((address, index) => ({ number: index + 1, address }));
  const others = addresses.includes(defaultAddress) ? [] : [{ number: null, address: defaultAddress }];
  return Promise.all(
    [...servers, ...others].map(async (server) => ({
      ...server,
      measurement: await measure(server.address),
    })),
  );
}
