import type { Article } from '@/lib/news/newsFolder';

const NEAREST_IN_TIME = 100;

/** Of the articles before and after it in time those that share most tags, then the same category, then the nearest. */
export function relatedArticles(articles: Article[], own: number, count: number) {
  const first = Math.max(0, own - NEAREST_IN_TIME);
  const [article, near] = [articles[own], articles.slice(first, own + NEAREST_IN_TIME + 1)];
  if (!article) return [];
  const scored = near.map((other, index) => {
    const sharedTags = other.tags.filter((tag) => article.tags.includes(tag)).length;
    const score = sharedTags * 2 + (other.category === article.category ? 1 : 0);
    return { other, away: Math.abs(first + index - own), score };
  });
  scored.sort((a, b) => b.score - a.score || a.away - b.away);
  const others = scored.map(({ other }) => other).filter((other) => other !== article);
  return others.slice(0, count);
}
