import { pageCount } from '@/lib/news/paged';

/**
 * The pages of a list as route parameters. The first is among them, since a route without any page would stop the
 * export; it stands at the list's own address, and lib/build/prune.ts deletes its double.
 */
export function pageParams(total: number, size: number) {
  return Array.from({ length: pageCount(total, size) }, (_, index) => ({ page: String(index + 1) }));
}
