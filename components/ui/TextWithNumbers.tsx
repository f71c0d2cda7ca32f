import { type Figure, figureHtml } from '@/components/ui/NumberWithUnit';
import { textHtml } from '@/components/ui/Text';
import { escapeHtml } from '@/lib/text/escapeHtml';

const NUMBER = String.raw`\d(?:[\d.,]|:(?=\d))*`;
const UNIT = String.raw`[ \u00A0]([A-Za-zµμ℃%/]{1,6}|[\u4E00-\u9FFF](?![\u4E00-\u9FFF]))`;
const FIGURE = new RegExp(`(IPX\\d\\w?|[±PT]?${NUMBER}(?: ?[～×] ?${NUMBER})*×?)(?:${UNIT})?`, 'g');

/** Text as in Text.tsx, with its numbers in the figures' font. For server components only. */
export function TextWithNumbers({ text, byClause }: { text: string; byClause?: boolean }) {
  const html = textHtml(text, byClause, (phrase) => splitNumbers(phrase).map(partHtml).join(''));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <span data-by-clause={byClause} dangerouslySetInnerHTML={{ __html: html }} />;
}

const partHtml = (part: string | Figure) => (typeof part === 'string' ? escapeHtml(part) : figureHtml(part));

/** Of three parts of the split text the second is a figure, the third its unit. */
export function splitNumbers(text: string): (string | Figure)[] {
  return text.split(FIGURE).flatMap((part, index, parts): (string | Figure)[] => {
    if (index % 3 === 1) return [{ value: part, unit: parts[index + 1] }];
    return index % 3 === 0 && part ? [part] : [];
  });
}
