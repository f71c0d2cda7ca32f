import { findMatches, foldPieces, highlightedHtml } from '@/lib/pdf/textSearch';
import { foldText } from '@/lib/text/foldText';

it('finds words over the end of a line, without regard to width, capitals and spaces', () => {
  const { text } = foldPieces(['智能无人机调', '度平台 ＲＴＫ', '定位 rtk']);
  expect(findMatches(text, foldText('调度 平台').text, 3)).toEqual([{ page: 3, start: 5, end: 9 }]);
  expect(findMatches(text, foldText('Rtk').text, 3)).toHaveLength(2);
});

it('finds nothing for an empty query', () => {
  expect(findMatches('调度', foldText('  ').text, 1)).toEqual([]);
});

it('does not count overlapping finds twice', () => {
  expect(findMatches('aaaa', 'aa', 1)).toHaveLength(2);
});

it('marks the parts of a find in both lines that it runs over', () => {
  const pieces = ['智能 调', '度平台'];
  const { text, starts } = foldPieces(pieces);
  const finds = findMatches(text, '调度', 1);
  const html = pieces.map((piece, index) => highlightedHtml(piece, starts[index] ?? 0, finds, undefined));
  expect(html).toEqual(['智能 <mark>调</mark>', '<mark>度</mark>平台']);
});

it.each([
  [
    'keeps the spaces of the original',
    '调 度与调度',
    '调度',
    1,
    '<mark>调 度</mark>与<mark data-current="">调度</mark>',
  ],
  ['turns no text into markup', '<img src=x>&', 'img', -1, '&lt;<mark>img</mark> src=x&gt;&amp;'],
  ['keeps letters of full width', '机型 Ｔ７０。', 't70', -1, '机型 <mark>Ｔ７０</mark>。'],
  ['counts signs that become several when folded', '10㎡地块', '地块', -1, '10㎡<mark>地块</mark>'],
])('marking %s', (_what, piece, query, current, html) => {
  const finds = findMatches(foldPieces([piece]).text, foldText(query).text, 1);
  expect(highlightedHtml(piece, 0, finds, finds[current])).toBe(html);
});
