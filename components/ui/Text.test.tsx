import { renderToStaticMarkup } from 'react-dom/server';
import { Text } from '@/components/ui/Text';

test('a range stays on one line with its unit', () => {
  const markup = renderToStaticMarkup(<Text text="流量 30～40 L/min，喷幅 4～11 m" />);
  expect(markup.match(/(?<=<span data-nowrap>)[^<]+/g)).toEqual(['30～40\u00A0L/min，', '4～11\u00A0m']);
});

test('markup in a text is escaped', () => {
  expect(renderToStaticMarkup(<Text text="A&B<i>" />)).toContain('>A&amp;B&lt;i></p>');
});
