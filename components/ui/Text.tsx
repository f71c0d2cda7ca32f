import type { HTMLAttributes } from 'react';
import { escapeHtml } from '@/lib/text/escapeHtml';
import { NOWRAP, phrases } from '@/lib/text/phrases';

type ElementProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span' | 'strong';
};

/** HTML, because React would hydrate each <wbr> as an element of its own. */
const clausesHtml = (text: string) =>
  phrases(text)
    .map((phrase) => escapeHtml(phrase).replace(NOWRAP, '<span data-nowrap>$1</span>'))
    .join('<wbr>');

/** Chinese text whose lines end between phrases, never within a word. For server components only. */
export function Text({ as: Tag = 'p', text, ...rest }: ElementProps & { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: clausesHtml(text) }} />;
}

export function Texts({ texts, ...rest }: ElementProps & { texts: readonly string[] }) {
  return texts.map((text) => <Text key={text} {...rest} text={text} />);
}
