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
  const addresses = list.domains.flatMap((entry) => apiServerUrl(entry) ?? []);
  return [...new Set(addresses)].slice(0, API_SERVERS_MAX);
}
