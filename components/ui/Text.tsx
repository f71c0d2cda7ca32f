import type { HTMLAttributes } from 'react';
import { escapeHtml } from '@/lib/text/escapeHtml';
import { clauses, NOWRAP, phrases } from '@/lib/text/phrases';

type ElementProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span' | 'strong';
};

/** HTML, because React would hydrate each <wbr> as an element of its own. */
const phrasesHtml = (text: string) =>
  phrases(text)
    .map((phrase) => escapeHtml(phrase).replace(NOWRAP, '<span data-nowrap>$1</span>'))
    .join('<wbr>');

const clausesHtml = (text: string) => `<span>${clauses(text).map(phrasesHtml).join('</span><span>')}</span>`;

/** `short`, as a heading or a lead is: lines end between clauses, unless one alone is longer than a line. */
type TextProps = ElementProps & { short?: boolean };

/** Chinese text whose lines end between phrases, never within a word. For server components only. */
export function Text({ as: Tag = 'p', text, short, ...rest }: TextProps & { text: string }) {
  const html = short ? clausesHtml(text) : phrasesHtml(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <Tag data-short={short} {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Texts({ texts, ...rest }: TextProps & { texts: readonly string[] }) {
  return texts.map((text) => <Text key={text} {...rest} text={text} />);
}
