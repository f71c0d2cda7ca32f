import { findIn, foldPieces, foldQuery, markedHtml, markPiece } from '@/lib/documents/textSearch';

it('finds words over the end of a line, without regard to width, capitals and spaces', () => {
  const { text } = foldPieces(['智能无人机调', '度平台 ＲＴＫ', '定位 rtk']);
  expect(findIn(text, foldQuery('调度 平台'), 3)).toEqual([{ page: 3, start: 5, end: 9 }]);
  expect(findIn(text, foldQuery('Rtk'), 3)).toHaveLength(2);
});

it('finds nothing for an empty query', () => {
  expect(findIn('调度', foldQuery('  '), 1)).toEqual([]);
});

it('does not count overlapping finds twice', () => {
  expect(findIn('aaaa', 'aa', 1)).toHaveLength(2);
});

it('marks the parts of a find in both lines that it runs over', () => {
  const pieces = ['智能 调', '度平台'];
  const { text, starts } = foldPieces(pieces);
  const finds = findIn(text, '调度', 1);
  const html = pieces.map((piece, index) => markedHtml(markPiece(piece, starts[index] ?? 0, finds, null)));
  expect(html).toEqual(['智能 <mark>调</mark>', '<mark>度</mark>平台']);
});

it('marks the current find differently and keeps the spaces of the original', () => {
  const { text } = foldPieces(['调 度与调度']);
  const finds = findIn(text, '调度', 1);
  expect(markedHtml(markPiece('调 度与调度', 0, finds, finds[1] ?? null))).toBe(
    '<mark>调 度</mark>与<mark data-current="">调度</mark>',
  );
});

it('turns no text of the document into markup', () => {
  const piece = '<img src=x onerror=alert(1)>&';
  const finds = findIn(foldPieces([piece]).text, 'img', 1);
  expect(markedHtml(markPiece(piece, 0, finds, null))).toBe(
    '&lt;<mark>img</mark> src=x onerror=alert(1)&gt;&amp;',
  );
});

it('marks letters of full width as they are written', () => {
  const { text } = foldPieces(['机型 Ｔ７０。']);
  const finds = findIn(text, foldQuery('t70'), 1);
  expect(markedHtml(markPiece('机型 Ｔ７０。', 0, finds, null))).toBe('机型 <mark>Ｔ７０</mark>。');
});

it('keeps track of signs that become several when folded', () => {
  const finds = findIn(foldPieces(['10㎡地块']).text, '地块', 1);
  expect(markedHtml(markPiece('10㎡地块', 0, finds, null))).toBe('10㎡<mark>地块</mark>');
});
