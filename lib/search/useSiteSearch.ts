import { useEffect, useState } from 'react';
import { type FoundPage, findPages } from '@/lib/search/findPages';

export const RESULTS_AT_ONCE = 12;

type SearchState =
  | { kind: 'searching' }
  | { kind: 'found'; query: string; total: number; pages: FoundPage[] }
  | { kind: 'failed'; query: string };

/** The pages for a query, 'searching' at first. The last result stays until the next one is there. */
export function useSiteSearch(query: string, attempt: number) {
  const [state, setState] = useState<SearchState>({ kind: 'searching' });
  const [wanted, setWanted] = useState({ query, count: RESULTS_AT_ONCE });
  const count = wanted.query === query ? wanted.count : RESULTS_AT_ONCE;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    let current = true;
    findPages(query, count)
      .then((found) => current && setState({ kind: 'found', query, ...found }))
      .catch(() => current && setState({ kind: 'failed', query }));
    return () => {
      current = false;
    };
  }, [query, attempt, count]);

  return { state, showMore: () => setWanted({ query, count: count + RESULTS_AT_ONCE }) };
}
