import { createElement, type ReactNode } from 'react';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { phrases } from '@/lib/text/phrases';

type TextPiece = string | { value: string; unit?: string };

const NUMBER = String.raw`\d(?:[\d.,]|:(?=\d))*`;
const UNIT = String.raw`[ \u00A0]([A-Za-zµμ℃%/]{1,6}|[\u4E00-\u9FFF](?![\u4E00-\u9FFF]))`;
const FIGURE = new RegExp(`(IPX\\d\\w?|[±PT]?${NUMBER}(?: ?[～×] ?${NUMBER})*×?)(?:${UNIT})?`, 'g');

export function TextWithNumbers({ text }: { text: string }) {
  const drawn: ReactNode[] = [];
  for (const phrase of phrases(text)) drawn.push(createElement('wbr'), ...splitNumbers(phrase).map(draw));
  return createElement('span', null, ...drawn.slice(1));
}

function draw(piece: TextPiece) {
  return typeof piece === 'string' ? piece : createElement(NumberWithUnit, piece);
}

/** Of three parts of the split text the second is a figure, the third its unit. */
export function splitNumbers(text: string): TextPiece[] {
  return text.split(FIGURE).flatMap((part, index, parts): TextPiece[] => {
    if (index % 3 === 1) return [{ value: part, unit: parts[index + 1] }];
    return index % 3 === 0 && part ? [part] : [];
  });
}
