export function byMonth<T extends { date: string }>(articles: readonly T[]) {
  const months = new Set(articles.map(({ date }) => date.slice(0, 7)));
  return [...months].map((month) => ({
    month,
    articles: articles.filter(({ date }) => date.startsWith(month)),
  }));
}

/** A month whose articles all have one date is headed by that date. */
export function byMonthOrDay<T extends { date: string }>(articles: readonly T[]) {
  return byMonth(articles).map(({ month, articles: group }) => {
    const [day = month, ...others] = new Set(group.map(({ date }) => date));
    return { date: others.length ? month : day, articles: group };
  });
}
