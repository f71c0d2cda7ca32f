/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { nowrapText } from '@/components/documents/nowrapText';

it.each([
  ['每亩 1.5～2 元', '每亩 <i>1.5～2 元</i>'],
  ['升至±10 m/s（约）再降', '升至<i>±10 m/s</i><i>（约）</i>再降'],
  ['没有数字 <b>&', '没有数字 &lt;b&gt;&amp;'],
])('keeps together in %s what no line may end within', (text, marked) => {
  const html = renderToStaticMarkup(nowrapText(text));
  expect(html.replace(/<span data-nowrap="true">(.*?)<\/span>/g, '<i>$1</i>')).toBe(marked);
});
