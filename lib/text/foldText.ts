/** What a search takes as the same: full and half width, capitals, any white space. */
export function searchable(text: string) {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** The searchable words of a query. */
export function wordsOf(query: string) {
  return query.split(/\s+/).map(searchable).filter(Boolean);
}

/** In a folded text. */
export type FoldedRange = { start: number; end: number };

/** The searchable text; `starts` and `ends` say where the sign of each of its characters stands in the original. */
export function foldText(original: string) {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let start = 0;
  for (const sign of original) {
    const folded = searchable(sign);
    for (let index = 0; index < folded.length; index += 1) {
      starts.push(start);
      ends.push(start + sign.length);
    }
    text += folded;
    start += sign.length;
  }
  return { text, starts, ends };
}

/** Where the words stand in a folded text; of two that begin at one place, the longer. */
export function findWords(text: string, words: readonly string[]) {
  const found: FoldedRange[] = [];
  for (let from = 0; from < text.length; from = found.at(-1)?.end ?? 0) {
    const next = words.map((word) => ({ start: text.indexOf(word, from), length: word.length }));
    next.sort((a, b) => a.start - b.start || b.length - a.length);
    const first = next.find(({ start }) => start >= 0);
    if (!first) break;
    found.push({ start: first.start, end: first.start + first.length });
  }
  return found;
}

/** Cuts a text at ranges of its folded form, which may begin or end outside it. */
export function cutAt<R extends FoldedRange>(original: string, ranges: readonly R[]) {
  const { text, starts, ends } = foldText(original);
  const pieces: { start: number; text: string; range?: R }[] = [];
  let done = 0;
  const cut = (end = original.length, range?: R) => {
    if (end > done) pieces.push({ start: done, text: original.slice(done, end), range });
    done = Math.max(done, end);
  };
  for (const range of ranges) {
    if (range.end <= 0 || range.start >= text.length) continue;
    cut(starts[Math.max(0, range.start)]);
    cut(ends[Math.min(range.end, text.length) - 1], range);
  }
  cut();
  return pieces;
}

export function markedParts(original: string, query: string) {
  return cutAt(original, findWords(foldText(original).text, wordsOf(query)));
}
