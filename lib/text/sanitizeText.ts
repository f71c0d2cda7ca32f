/** Control characters, lone surrogates, bidirectional and zero-width marks. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** Not fillers, joiners, blank Braille, nor characters that are private or unassigned. */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

function truncate(text: string, maxLength: number) {
  const letters = [...text.slice(0, 2 * maxLength + 2)];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : text;
}

/** Returns an empty string if nothing of the text is visible. */
export function sanitizeLine(value: unknown, maxLength: number) {
  if (typeof value !== 'string' || !VISIBLE.test(value)) return '';
  return truncate(value.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim(), maxLength);
}

export function sanitizeParagraphs(value: unknown, maxLength: number) {
  if (typeof value !== 'string') return '';
  const lines = value.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => sanitizeLine(line, line.length));
  return truncate(lines.filter(Boolean).join('\n'), maxLength);
}
