import type { Address } from '@/lib/address/address';

type Category = { query: string; id: string };

/** The category an address asks for by hash or query; the first one where it asks for none that exists. */
export function caseCategory<C extends Category>(categories: readonly C[], address: Address | null) {
  const byHash = categories.find(({ id }) => id === address?.hash);
  const byQuery = categories.find(({ query }) => query === address?.query);
  return byHash ?? byQuery ?? categories[0];
}
