import { CANDIDATES_MAX } from '@/lib/constants';
import { Fault } from '@/lib/http/fault';
import { isRecord } from '@/lib/notices/listEntries';
import { safeUrl } from '@/lib/url/safeUrl';

export function candidateAddress(entry: unknown): string | null {
  const text = safeUrl(entry);
  if (!text?.startsWith('http')) return null;
  const url = new URL(text);
  if (url.search || url.hash) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

export function readCandidates(list: unknown): string[] {
  if (!isRecord(list) || !Array.isArray(list.domains)) throw new Fault('wrongShape');
  const addresses = new Set<string>();
  for (const entry of list.domains) {
    const address = candidateAddress(entry);
    if (address) addresses.add(address);
    if (addresses.size === CANDIDATES_MAX) break;
  }
  return [...addresses];
}
