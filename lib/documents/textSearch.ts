import { foldText } from '@/lib/news/foldedText';

/** Where a find begins and ends in the folded text of its page. */
export type Find = { page: number; start: number; end: number };
export type FoldedText = { text: string; starts: readonly number[] };
type Piece = { text: string; found: boolean; current: boolean };

export function foldQuery(query: string) {
  return foldText(query).text;
}

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

export function findIn(text: string, query: string, page: number): Find[] {
  const finds: Find[] = [];
  if (!query) return finds;
  let start = text.indexOf(query);
  while (start !== -1) {
    finds.push({ page, start, end: start + query.length });
    start = text.indexOf(query, start + query.length);
  }
  return finds;
}

/** Cuts one piece of a page at the finds that touch it. */
export function markPiece(
  piece: string,
  pieceStart: number,
  finds: readonly Find[],
  current: Find | null,
): Piece[] {
  const { text, starts, ends } = foldText(piece);
  const cuts: Piece[] = [];
  let done = 0;
  const cut = (end = piece.length, found = false, isCurrent = false) => {
    if (end > done) cuts.push({ text: piece.slice(done, end), found, current: isCurrent });
    done = Math.max(done, end);
  };
  for (const find of finds) {
    const start = find.start - pieceStart;
    const end = find.end - pieceStart;
    if (end <= 0 || start >= text.length) continue;
    cut(starts[Math.max(0, start)]);
    cut(ends[Math.min(end, text.length) - 1], true, find === current);
  }
  cut();
  return cuts;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The pieces as HTML: whatever the document says, only its finds become elements. */
export function markedHtml(pieces: readonly Piece[]) {
  return pieces
    .map(({ text, found, current }) => {
      const safe = text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
      if (!found) return safe;
      return current ? `<mark data-current="">${safe}</mark>` : `<mark>${safe}</mark>`;
    })
    .join('');
}
