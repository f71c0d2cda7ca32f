/** Where a find begins and ends in the folded text of its page. */
export type Find = { page: number; start: number; end: number };
export type FoldedText = { text: string; starts: readonly number[] };
type Piece = { text: string; found: boolean; current: boolean };

type Folded = { text: string; origins: number[] };

/** Text as it is compared: full width is half width, capitals are small, spaces do not count. Keeps where each sign came from. */
function fold(text: string): Folded {
  const origins: number[] = [];
  let folded = '';
  let origin = 0;
  for (const character of text) {
    const plain = character.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) origins.push(origin);
    origin += character.length;
  }
  return { text: folded, origins };
}

export function foldQuery(query: string) {
  return fold(query).text;
}

/** One text of all pieces of a page, and where each piece begins in it: a find may run over the end of a line. */
export function foldPieces(pieces: readonly string[]): FoldedText {
  let text = '';
  const starts = pieces.map((piece) => {
    const start = text.length;
    text += fold(piece).text;
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
  const { text, origins } = fold(piece);
  const startOf = (index: number) => origins[index] ?? 0;
  const endOf = (index: number) => {
    const last = origins[Math.min(index, origins.length) - 1] ?? 0;
    return last + ((piece.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
  };
  const cuts: Piece[] = [];
  let done = 0;
  const cut = (end: number, found: boolean, isCurrent: boolean) => {
    if (end > done) cuts.push({ text: piece.slice(done, end), found, current: isCurrent });
    done = Math.max(done, end);
  };
  for (const find of finds) {
    const start = find.start - pieceStart;
    const end = find.end - pieceStart;
    if (end <= 0 || start >= text.length) continue;
    cut(startOf(Math.max(0, start)), false, false);
    cut(endOf(end), true, find === current);
  }
  cut(piece.length, false, false);
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
