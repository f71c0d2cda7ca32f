import { safeDecode } from '@/lib/url/safeDecode';

export type PageCandidate = { title: string; path: string };

function letterPairs(text: string) {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const found = new Set<string>();
  for (let i = 0; i < plain.length - 1; i += 1) found.add(plain.slice(i, i + 2));
  return found;
}

function similarity(a: string, b: string) {
  const left = letterPairs(a);
  const right = letterPairs(b);
  if (left.size === 0 || right.size === 0) return 0;
  let common = 0;
  for (const pair of left) if (right.has(pair)) common += 1;
  return (2 * common) / (left.size + right.size);
}

export function nearestPages(asked: string, pages: readonly PageCandidate[], count: number) {
  const address = safeDecode(asked) ?? asked;
  return pages
    .map((page, order) => ({
      page,
      order,
      score: Math.max(similarity(address, page.path), similarity(address, page.title)),
    }))
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, count)
    .map(({ page }) => page);
}
