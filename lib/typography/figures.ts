export type TextPiece = string | { value: string; unit?: string };

const NUMBER = String.raw`\d[\d.,]*`;
const UNIT = String.raw` ([A-Za-zµμ℃%/]{1,6}|[\u4E00-\u9FFF](?![\u4E00-\u9FFF]))`;
const FIGURE = new RegExp(`(IPX\\d\\w?|[±PT]?${NUMBER}(?: ?[–×] ?${NUMBER})*)(?:${UNIT})?`, 'g');

export function figuresIn(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(FIGURE)) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({ value: match[1] ?? '', unit: match[2] });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces;
}
