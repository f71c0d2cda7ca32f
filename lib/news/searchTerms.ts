import type { Article } from '@/lib/news/newsFolder';

export function termFileOf(pair: string, files: number) {
  return (pair.codePointAt(0) ?? 0) % files;
}

export type SearchOverview = { articles: number; termFiles: number; entriesPerFile: number };

/** Numbers of articles, newest first; each but the first is written as its distance from the one before. */
export type TermFile = Record<string, number[]>;

export type SearchEntry = Pick<Article, 'id' | 'title' | 'date' | 'category' | 'summary'> & {
  picture?: { avif: string; webp: string };
};
