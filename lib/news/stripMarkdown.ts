const COMMENTS = /<!--[\s\S]*?-->/g;
const LINKS = /!?\[([^\]\n]*)\]\([^)\n]*\)/g;
const NOTES = /\[\^[^\]\n]+\]:?/g;
const LINE_MARKS = /^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm;
const TABLE_RULES = /^[ \t]*\|?[ \t:|-]+\|?[ \t]*$/gm;
const INLINE_MARKS = /[*_~`|\\]+/g;

/** Strips Markdown by patterns: near enough for search and counting, and a hundred times faster than parsing. */
export function stripMarkdown(markdown: string) {
  return markdown
    .replace(COMMENTS, '')
    .replace(TABLE_RULES, '')
    .replace(LINKS, '$1')
    .replace(NOTES, '')
    .replace(LINE_MARKS, '')
    .replace(INLINE_MARKS, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
