import { fetchJson } from '@/lib/backend/apiEnvelope';
import { loadErrorKind } from '@/lib/backend/loadError';
import { parseApiServers } from '@/lib/backend/parseApiServers';
import { probe } from '@/lib/backend/probe';
import { API_SERVERS_PATH } from '@/lib/publishedPaths';

export type ApiServerChoice = Awaited<ReturnType<typeof chooseApiServer>>;

export const fetchApiServers = async () => parseApiServers(await fetchJson(API_SERVERS_PATH));

async function firstToAnswer(addresses: string[]) {
  const others = new AbortController();
  const race = addresses.map(async (address, index) => {
    const result = await probe(address, others.signal);
    if (result.kind !== 'ok') throw new Error(result.kind);
    return { number: index + 1, address, elapsedMs: result.elapsedMs };
  });
  const winner = await Promise.any(race).catch(() => null);
  others.abort();
  return winner;
}

export async function chooseApiServer(defaultAddress: string) {
  try {
    const addresses = await fetchApiServers();
    const server = await firstToAnswer(addresses);
    return { baseAddress: server?.address ?? defaultAddress, server, addresses, error: null };
  } catch (error) {
    return { baseAddress: defaultAddress, server: null, addresses: [], error: loadErrorKind(error) };
  }
}
