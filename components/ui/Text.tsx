import type { HTMLAttributes } from 'react';
import { clausesHtml } from '@/components/ui/Clauses';

type ElementProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'dd' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span' | 'strong';
};

/** Chinese text in an element of its own, whose lines end between phrases. For server components only. */
export function Text({ as: Tag = 'p', text, ...rest }: ElementProps & { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: clausesHtml(text) }} />;
}

/** One such element for each text. */
export function Texts({ texts, ...rest }: ElementProps & { texts: readonly string[] }) {
  return texts.map((text) => <Text key={text} {...rest} text={text} />);
}
