import { useEffect, useState } from 'react';
import { articleEntries, findArticles } from '@/lib/news/newsSearch';
import type { SearchEntry } from '@/lib/news/searchTerms';

const SHOWN_AT_ONCE = 12;

type NewsSearchState =
  | { kind: 'searching' }
  | { kind: 'found'; query: string; numbers: number[]; entries: SearchEntry[] }
  | { kind: 'failed'; query: string };

/** The articles for a query, 'searching' at first. The last result stays until the next one is there. */
export function useNewsSearch(query: string, attempt: number) {
  const [state, setState] = useState<NewsSearchState>({ kind: 'searching' });
  const [wanted, setWanted] = useState({ query, count: SHOWN_AT_ONCE });
  const count = wanted.query === query ? wanted.count : SHOWN_AT_ONCE;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    let current = true;
    const search = async () => {
      const numbers = await findArticles(query);
      const entries = await articleEntries(numbers.slice(0, count));
      if (current) setState({ kind: 'found', query, numbers, entries });
    };
    search().catch(() => current && setState({ kind: 'failed', query }));
    return () => {
      current = false;
    };
  }, [query, attempt, count]);

  return { state, showMore: () => setWanted({ query, count: count + SHOWN_AT_ONCE }) };
}
