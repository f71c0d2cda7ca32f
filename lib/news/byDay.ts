type Dated = { date: string };

/** Month by month in the order given; a month whose articles are all of one day goes by that day. */
export function byDay<T extends Dated>(articles: readonly T[]): { date: string; articles: T[] }[] {
  const months = new Map<string, T[]>();
  for (const article of articles) {
    const month = article.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), article]);
  }
  return [...months].map(([month, group]) => {
    const [day = month, ...others] = new Set(group.map(({ date }) => date));
    return { date: others.length ? month : day, articles: group };
  });
}
