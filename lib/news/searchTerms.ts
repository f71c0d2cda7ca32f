import type { Article } from '@/lib/news/newsFolder';

/** What a search takes as the same: full and half width, capitals, any white space. */
export function searchable(text: string) {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

export function pairsOf(text: string): string[] {
  if (text.length < 2) return text ? [text] : [];
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
}

export function termFileOf(pair: string, files: number) {
  return (pair.codePointAt(0) ?? 0) % files;
}

export type SearchOverview = { articles: number; termFiles: number; entriesPerFile: number };

/** Numbers of articles, newest first; each but the first is written as its distance from the one before. */
export type TermFile = Record<string, number[]>;

export type SearchEntry = Pick<Article, 'id' | 'title' | 'date' | 'category' | 'summary'> & {
  picture?: { avif: string; webp: string };
};
