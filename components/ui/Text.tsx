import type { HTMLAttributes } from 'react';
import { escapeHtml } from '@/lib/text/escapeHtml';
import { clauses, NOWRAP, phrases } from '@/lib/text/phrases';

type ElementProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span' | 'strong';
};

/** HTML, because React would hydrate each <wbr> as an element of its own. */
export function textHtml(text: string, byClause: boolean | undefined, toHtml: (phrase: string) => string) {
  const html = (part: string) => phrases(part).map(toHtml).join('<wbr>');
  return byClause ? `<span>${clauses(text).map(html).join('</span><span>')}</span>` : html(text);
}

const phraseHtml = (phrase: string) => escapeHtml(phrase).replace(NOWRAP, '<span data-nowrap>$1</span>');

/** `byClause`: lines end between clauses, within one only where it is longer than a line. */
type TextProps = ElementProps & { byClause?: boolean };

/** Chinese text whose lines end between phrases, never within a word. For server components only. */
export function Text({ as: Tag = 'p', text, byClause, ...rest }: TextProps & { text: string }) {
  const html = textHtml(text, byClause, phraseHtml);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <Tag data-by-clause={byClause} {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Texts({ texts, ...rest }: TextProps & { texts: readonly string[] }) {
  return texts.map((text) => <Text key={text} {...rest} text={text} />);
}
