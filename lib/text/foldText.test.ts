import { markedParts } from '@/lib/text/foldText';

function marked(text: string, query: string) {
  return markedParts(text, query)
    .map((part) => (part.range ? `[${part.text}]` : part.text))
    .join('');
}

it.each([
  ['无人机与机巢', '无人机', '[无人机]与机巢'],
  ['无人机与机巢', '机巢 无人机', '[无人机]与[机巢]'],
  ['P60 与 p60', 'p60', '[P60] 与 [p60]'],
  ['机机机', '机', '[机][机][机]'],
  ['没有', '别的', '没有'],
  ['<b>(.*)</b>', '(.*)', '<b>[(.*)]</b>'],
  ['', '词', ''],
  ['Ｔ７０ 与 T70', 't70', '[Ｔ７０] 与 [T70]'],
  ['T70 农业无人机', 'ｔ７０', '[T70] 农业无人机'],
  ['无人 机，T 70', '无人机 t70', '[无人 机]，[T 70]'],
  ['10㎡地块', 'm', '10[㎡]地块'],
  ['𠮷田㎡', '田 m 2', '𠮷[田][㎡]'],
])('marks %j by %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
