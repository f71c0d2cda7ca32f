import type { HTMLAttributes } from 'react';
import { Clauses } from '@/components/ui/Clauses';

type TextProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  text: string;
  as?: 'dd' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span' | 'strong';
};

/** Chinese text in an element of its own, whose lines end between phrases. For server components only. */
export function Text({ as: Tag = 'p', text, ...rest }: TextProps) {
  return (
    <Tag {...rest}>
      <Clauses text={text} />
    </Tag>
  );
}
