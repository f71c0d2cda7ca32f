import { phrases } from '@/lib/text/phrases';

/** A range with its unit, such as 50～300 m: browsers would break the line at its dash. */
const RANGE = /[\d.]+[～—]\d[\d.]*(?:\u00A0[^\p{Script=Han}，。；、]+)?[，。；、]?/gu;

function toHtml(phrase: string) {
  return phrase
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(RANGE, '<span data-nowrap>$&</span>');
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
