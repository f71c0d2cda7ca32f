import type { Article } from '@/lib/news/newsFolder';

const NEAREST_IN_TIME = 12;

type IndexOf = (article: Article) => number;

function positionIn(group: Article[], index: number, indexOf: IndexOf) {
  let low = 0;
  let high = group.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = group[middle];
    if (at && indexOf(at) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharedTags(a: Article, b: Article) {
  return a.tags.filter((tag) => b.tags.includes(tag)).length;
}

/**
 * The articles that share most tags, then the same category, then those nearest in time.
 * Of each group only the nearest in time are looked at, so that ten thousand articles cost ten times a thousand.
 */
export function relatedArticles(article: Article, groups: Article[][], indexOf: IndexOf, count: number) {
  const own = indexOf(article);
  const candidates = new Set<Article>();
  for (const group of groups) {
    const position = positionIn(group, own, indexOf);
    const near = group.slice(Math.max(0, position - NEAREST_IN_TIME), position + NEAREST_IN_TIME + 1);
    for (const other of near) candidates.add(other);
  }
  candidates.delete(article);
  const scored = [...candidates].map((other) => ({
    other,
    score: sharedTags(article, other) * 2 + (other.category === article.category ? 1 : 0),
    away: Math.abs(indexOf(other) - own),
  }));
  scored.sort((a, b) => b.score - a.score || a.away - b.away);
  return scored.slice(0, count).map(({ other }) => other);
}
