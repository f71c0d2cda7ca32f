/** Control characters, lone halves of characters, and marks that turn the direction of writing or show nothing. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

function clipped(text: string, maxLength: number) {
  const letters = [...text.slice(0, 2 * maxLength + 2)];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : text;
}

export function plainLine(value: unknown, maxLength: number) {
  if (typeof value !== 'string') return '';
  return clipped(value.replace(/\s+/g, ' ').replace(UNSEEN, '').trim(), maxLength);
}

export function plainParagraphs(value: unknown, maxLength: number) {
  if (typeof value !== 'string') return '';
  const lines = value.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => plainLine(line, line.length));
  return clipped(lines.filter(Boolean).join('\n'), maxLength);
}
