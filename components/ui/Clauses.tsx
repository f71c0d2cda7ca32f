import { createElement, type ReactNode } from 'react';
import { phrases } from '@/lib/text/phrases';

type ClausesProps = {
  text: string;
  /** How each phrase is drawn, where not as it is. */
  draw?: (phrase: string) => ReactNode;
};

/** With its unit; a browser would end a line at its mark. */
const RANGE = /([\d.]+[～—]\d[\d.]*(?:\u00A0[^\p{Script=Han}，。；、]+)?[，。；、]?)/u;

function withWholeRanges(phrase: string) {
  return phrase
    .split(RANGE)
    .map((part, index) => (index % 2 ? createElement('span', { key: part, 'data-nowrap': '' }, part) : part));
}

/** Chinese text whose lines end between phrases, never within a word. For server components only. */
export function Clauses({ text, draw = withWholeRanges }: ClausesProps) {
  const drawn: ReactNode[] = [];
  for (const phrase of phrases(text)) drawn.push(createElement('wbr'), draw(phrase));
  return createElement('span', { 'data-clauses': '' }, ...drawn.slice(1));
}
