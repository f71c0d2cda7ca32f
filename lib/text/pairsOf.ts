/** The pairs of neighbouring characters; a single one is alone. */
export function pairsOf(text: string): string[] {
  if (text.length < 2) return text ? [text] : [];
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
}
