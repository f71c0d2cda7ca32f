import { escapeHtml } from '@/lib/text/escapeHtml';
import { phrases, RANGE } from '@/lib/text/phrases';

/** HTML, because React would hydrate each <wbr> as an element of its own. */
export const clausesHtml = (text: string) =>
  phrases(text)
    .map((phrase) => escapeHtml(phrase).replace(RANGE, '<span data-nowrap>$1</span>'))
    .join('<wbr>');

/** Chinese text whose lines end between phrases, never within a word. For server components only. */
export function Clauses({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <span dangerouslySetInnerHTML={{ __html: clausesHtml(text) }} />;
}
