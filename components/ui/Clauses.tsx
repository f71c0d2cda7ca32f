import { createElement, type ReactNode } from 'react';
import { phrases } from '@/lib/text/phrases';

type ClausesProps = {
  text: string;
  /** How each phrase is drawn, where not as it is. */
  draw?: (phrase: string) => ReactNode;
};

/** Chinese text whose lines end between phrases, never within a word. For server components only. */
export function Clauses({ text, draw = (phrase) => phrase }: ClausesProps) {
  const drawn: ReactNode[] = [];
  for (const phrase of phrases(text)) drawn.push(createElement('wbr'), draw(phrase));
  return createElement('span', { 'data-clauses': '' }, ...drawn.slice(1));
}
