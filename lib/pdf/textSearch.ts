import { cutAt, type FoldedRange, findWords, foldText } from '@/lib/text/foldText';

export type Match = FoldedRange & { page: number };
export type FoldedText = { text: string; starts: readonly number[] };

/** One text of all pieces of a page, and where each piece begins in it: a find may run over the end of a line. */
export function foldPieces(pieces: readonly string[]): FoldedText {
  let text = '';
  const starts = pieces.map((piece) => {
    const start = text.length;
    text += foldText(piece).text;
    return start;
  });
  return { text, starts };
}

export function findMatches(text: string, query: string, page: number): Match[] {
  return findWords(text, query ? [query] : []).map((range) => ({ page, ...range }));
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** One piece of a page as HTML: whatever the document says, only its finds become elements. */
export function highlightedHtml(
  piece: string,
  pieceStart: number,
  finds: readonly Match[],
  current: Match | undefined,
) {
  const ranges = finds.map((find) => ({ find, start: find.start - pieceStart, end: find.end - pieceStart }));
  return cutAt(piece, ranges)
    .map(({ text, range }) => {
      const safe = text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
      if (!range) return safe;
      return range.find === current ? `<mark data-current="">${safe}</mark>` : `<mark>${safe}</mark>`;
    })
    .join('');
}
