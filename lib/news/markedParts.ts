import { foldText } from '@/lib/news/foldedText';
import { searchable } from '@/lib/news/searchTerms';

export type MarkedPart = { start: number; text: string; marked: boolean };

function nextHit(text: string, words: readonly string[], from: number) {
  const hits = words.map((word) => ({ word, at: text.indexOf(word, from) })).filter(({ at }) => at >= 0);
  return hits.sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
}

export function markedParts(original: string, query: string): MarkedPart[] {
  const words = query.split(/\s+/).map(searchable).filter(Boolean);
  const { text, starts, ends } = foldText(original);
  const parts: MarkedPart[] = [];
  let done = 0;
  const cut = (end = original.length, marked = false) => {
    if (end > done) parts.push({ start: done, text: original.slice(done, end), marked });
    done = Math.max(done, end);
  };
  let hit = nextHit(text, words, 0);
  while (hit) {
    const after = hit.at + hit.word.length;
    cut(starts[hit.at]);
    cut(ends[after - 1], true);
    hit = nextHit(text, words, after);
  }
  cut();
  return parts;
}
