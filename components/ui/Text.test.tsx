import { renderToStaticMarkup } from 'react-dom/server';
import { Text } from '@/components/ui/Text';

test('a range stays on one line with its unit', () => {
  const markup = renderToStaticMarkup(<Text text="流量 30～40 L/min，喷幅 4～11 m" />);
  expect(markup.match(/(?<=<span data-nowrap>)[^<]+/g)).toEqual(['30～40\u00A0L/min，', '4～11\u00A0m']);
});

test('text by clauses is escaped, and a short list in it stays whole', () => {
  const markup = renderToStaticMarkup(<Text byClause text="A&B<i>，地块、起降点，再派单。" />);
  expect(markup).toContain('<span>A&amp;B&lt;i>，</span><span>地块、<wbr>起降点，</span>');
});
