import { createElement, type ReactNode } from 'react';
import { phrases } from '@/lib/text/phrases';

type ClausesProps = {
  text: string;
  /** Draws a phrase; without it the phrase stays plain text. */
  draw?: (phrase: string) => ReactNode;
};

/** A range with its unit, such as 50～300 m: browsers would break the line at its dash. */
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
