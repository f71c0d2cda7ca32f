import { LoadError } from '@/lib/backend/loadError';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The valid entries of a list, at most `max`. Throws if there are entries but none is valid. */
export function validEntries<T>(list: unknown, max: number, read: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(list)) throw new LoadError('wrongShape');
  const valid = list.flatMap((entry) => read(entry) ?? []).slice(0, max);
  if (list.length > 0 && valid.length === 0) throw new LoadError('wrongShape');
  return valid;
}
