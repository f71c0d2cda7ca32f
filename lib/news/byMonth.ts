import { groupBy } from '@/lib/news/groupBy';

export function byMonth<T extends { date: string }>(articles: readonly T[]) {
  const months = groupBy(articles, ({ date }) => date.slice(0, 7));
  return [...months].map(([month, group]) => ({ month, articles: group }));
}

/** A month whose articles are all of one day goes by that day. */
export function byMonthOrDay<T extends { date: string }>(articles: readonly T[]) {
  return byMonth(articles).map(({ month, articles: group }) => {
    const [day = month, ...others] = new Set(group.map(({ date }) => date));
    return { date: others.length ? month : day, articles: group };
  });
}
