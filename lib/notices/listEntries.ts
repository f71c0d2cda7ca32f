import { Fault } from '@/lib/http/fault';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The good entries of a list, up to a number. A list without a single good entry is not what the file should hold. */
export function goodEntries<T>(list: unknown, max: number, read: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(list)) throw new Fault('wrongShape');
  const good: T[] = [];
  for (const entry of list) {
    const value = read(entry);
    if (value !== null) good.push(value);
    if (good.length === max) break;
  }
  if (list.length > 0 && good.length === 0) throw new Fault('wrongShape');
  return good;
}
