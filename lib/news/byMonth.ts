/** In the order given. */
export function byMonth<T extends { date: string }>(articles: readonly T[]) {
  const months = new Map<string, T[]>();
  for (const article of articles) {
    const month = article.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), article]);
  }
  return [...months].map(([month, group]) => ({ month, articles: group }));
}

/** A month whose articles are all of one day goes by that day. */
export function byMonthOrDay<T extends { date: string }>(articles: readonly T[]) {
  return byMonth(articles).map(({ month, articles: group }) => {
    const [day = month, ...others] = new Set(group.map(({ date }) => date));
    return { date: others.length ? month : day, articles: group };
  });
}
