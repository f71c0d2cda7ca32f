import { safeDecode } from '@/lib/url/safeDecode';

export const SUGGESTION_COUNT = 3;

/** A lower similarity is chance, such as one pair of letters in common. */
const ALIKE = 0.1;

export type PageCandidate = { title: string; path: string };

function letterPairs(text: string) {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: letters.length - 1 }, (_, start) => letters.slice(start, start + 2)));
}

function similarity(a: string, b: string) {
  const [left, right] = [letterPairs(a), letterPairs(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return common / (left.size + right.size || 1);
}

export function nearestPages(requested: string, pages: readonly PageCandidate[], count: number) {
  const address = safeDecode(requested);
  const scoreOf = ({ path, title }: PageCandidate) => {
    const score = Math.max(similarity(address, path), similarity(address, title));
    return score < ALIKE ? 0 : score;
  };
  return [...pages].sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, count);
}
