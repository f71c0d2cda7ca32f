import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { figureHtml, NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { splitNumbers } from '@/components/ui/TextWithNumbers';
import { phrases } from '@/lib/text/phrases';

/** Each figure in brackets, before its unit. */
const marked = (text: string) =>
  phrases(text)
    .flatMap(splitNumbers)
    .map((part) => (typeof part === 'string' ? part : `[${part.value}|${part.unit ?? ''}]`));

test.each([
  ['1850 mm', '[1850|mm]'],
  ['2517 × 2575 × 615 mm', '[2517 × 2575 × 615|mm]'],
  ['0～40 ℃', '[0～40|℃]'],
  ['13.8 m/s', '[13.8|m/s]'],
  ['IPX6K', '[IPX6K|]'],
  ['09:39 喷完', '[09:39|]\u00A0喷完'],
  ['铝合金', '铝合金'],
  ['37.5 kg（含电池与喷洒系统）', '[37.5|kg]（含电池与喷洒系统）'],
  ['离心喷头 2 个，雾滴 60～500 μm', '离心喷头 [2|个]，雾滴 [60～500|μm]'],
  ['P60 农用无人机', '[P60|]\u00A0农用无人机'],
])('%s is read as %s', (text, parts) => {
  expect(marked(text).join('')).toBe(parts);
});

test.each([{ value: '4.5', unit: 'km' }, { value: 'P60' }])('%j is the same in HTML', (figure) => {
  expect(figureHtml(figure)).toBe(renderToStaticMarkup(createElement(NumberWithUnit, figure)));
});
