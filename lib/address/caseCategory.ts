import type { Address } from '@/lib/address/address';

type Category = { query: string; id: string };

/** The category that an address asks for: by its hash only where it has no query, the first one where neither names one. */
export function caseCategory<C extends Category>(categories: readonly C[], address: Address | null) {
  const asked = address?.query
    ? categories.find(({ query }) => query === address.query)
    : categories.find(({ id }) => id === address?.hash);
  return asked ?? categories[0];
}
