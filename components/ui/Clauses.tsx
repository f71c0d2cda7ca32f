import { phrases, RANGE } from '@/lib/text/phrases';

function toHtml(phrase: string) {
  return phrase
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(RANGE, '<span data-nowrap>$1</span>');
}

/**
 * Chinese text whose lines end between phrases, never within a word. For server components only.
 * It is HTML, because React would hydrate each <wbr> as an element of its own.
 */
export function Clauses({ text }: { text: string }) {
  const html = phrases(text).map(toHtml).join('<wbr>');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
