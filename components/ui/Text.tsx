import type { HTMLAttributes } from 'react';
import { Clauses } from '@/components/ui/Clauses';

type ElementProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'dd' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span' | 'strong';
};

/** Chinese text in an element of its own, whose lines end between phrases. For server components only. */
export function Text({ as: Tag = 'p', text, ...rest }: ElementProps & { text: string }) {
  return (
    <Tag {...rest}>
      <Clauses text={text} />
    </Tag>
  );
}

/** One such element for each text. */
export function Texts({ texts, ...rest }: ElementProps & { texts: readonly string[] }) {
  return texts.map((text) => <Text key={text} {...rest} text={text} />);
}
