import { LoadError } from '@/lib/backend/loadError';
import { isRecord } from '@/lib/backend/validEntries';
import { safeUrl } from '@/lib/url/safeUrl';

export const API_SERVERS_MAX = 12;

export function apiServerUrl(entry: unknown): string | null {
  const text = safeUrl(entry);
  if (!text?.startsWith('http')) return null;
  const url = new URL(text);
  if (url.search || url.hash) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

export function parseApiServers(list: unknown): string[] {
  if (!isRecord(list) || !Array.isArray(list.domains)) throw new LoadError('wrongShape');
  const addresses = new Set<string>();
  for (const entry of list.domains) {
    const address = apiServerUrl(entry);
    if (address) addresses.add(address);
    if (addresses.size === API_SERVERS_MAX) break;
  }
  return [...addresses];
}
