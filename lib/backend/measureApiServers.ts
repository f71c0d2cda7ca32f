import { fetchApiServers } from '@/lib/backend/chooseApiServer';
import { PROBE_TIMEOUT_MS, type ProbeResult, probe } from '@/lib/backend/probe';
import { withTimeout } from '@/lib/backend/withTimeout';

/** `blocked` is a server that is there, but does not let this site read its answer. */
export type Measurement = ProbeResult | { kind: 'checking' } | { kind: 'blocked'; elapsedMs: number };

export type MeasuredServer = {
  /** Its place in the list, from 1; null for the default address. */
  number: number | null;
  address: string;
  measurement: Measurement;
};

export function unmeasured(addresses: readonly string[], defaultAddress: string): MeasuredServer[] {
  const servers = addresses.map((address, index) => ({ number: index + 1, address }));
  const others = addresses.includes(defaultAddress) ? [] : [{ number: null, address: defaultAddress }];
  return [...servers, ...others].map((server) => ({ ...server, measurement: { kind: 'checking' } }));
}

async function measure(address: string): Promise<Measurement> {
  const result = await probe(address);
  if (result.kind !== 'unreachable') return result;
  // With mode no-cors the response cannot be read, but one that arrives says that the server is there.
  const ask = (signal: AbortSignal) =>
    fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
  const isThere = await withTimeout(PROBE_TIMEOUT_MS, ask).catch(() => null);
  return isThere ? { kind: 'blocked', elapsedMs: result.elapsedMs } : result;
}

export async function measureApiServers(
  known: readonly string[],
  defaultAddress: string,
  onProgress: (servers: MeasuredServer[]) => void,
): Promise<MeasuredServer[]> {
  onProgress(unmeasured(known, defaultAddress));
  const addresses = await fetchApiServers().catch(() => known);
  let servers = unmeasured(addresses, defaultAddress);
  onProgress(servers);
  const measureOne = async ({ address }: MeasuredServer, place: number) => {
    const measurement = await measure(address);
    servers = servers.map((server, index) => (index === place ? { ...server, measurement } : server));
    onProgress(servers);
  };
  await Promise.all(servers.map(measureOne));
  return servers;
}
