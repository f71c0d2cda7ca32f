export type MarkedPart = { start: number; text: string; marked: boolean };

/** Cuts a text where one of the words stands in it, whatever their case. */
export function markedParts(text: string, query: string): MarkedPart[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const lower = text.toLowerCase();
  const parts: MarkedPart[] = [];
  let start = 0;
  while (start < text.length) {
    const hits = words.map((word) => ({ word, at: lower.indexOf(word, start) })).filter(({ at }) => at >= 0);
    hits.sort((a, b) => a.at - b.at || b.word.length - a.word.length);
    const [hit] = hits;
    const end = hit?.at ?? text.length;
    if (end > start) parts.push({ start, text: text.slice(start, end), marked: false });
    if (!hit) break;
    start = end + hit.word.length;
    parts.push({ start: end, text: text.slice(end, start), marked: true });
  }
  return parts;
}
