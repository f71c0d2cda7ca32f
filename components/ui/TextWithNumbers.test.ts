import { splitNumbers } from '@/components/ui/TextWithNumbers';

test.each([
  ['1850 mm', [{ value: '1850', unit: 'mm' }]],
  ['2517 × 2575 × 615 mm', [{ value: '2517 × 2575 × 615', unit: 'mm' }]],
  ['0～40 ℃', [{ value: '0～40', unit: '℃' }]],
  ['13.8 m/s', [{ value: '13.8', unit: 'm/s' }]],
  ['IPX6K', [{ value: 'IPX6K', unit: undefined }]],
  ['09:39 喷完', [{ value: '09:39', unit: undefined }, ' 喷完']],
  ['铝合金', ['铝合金']],
])('%s', (text, pieces) => {
  expect(splitNumbers(text)).toEqual(pieces);
});

test('words around the figures stay as they are', () => {
  expect(splitNumbers('37.5 kg（含电池与喷洒系统）')).toEqual([
    { value: '37.5', unit: 'kg' },
    '（含电池与喷洒系统）',
  ]);
  expect(splitNumbers('离心喷头 2 个，雾滴 60～500 μm')).toEqual([
    '离心喷头 ',
    { value: '2', unit: '个' },
    '，雾滴 ',
    { value: '60～500', unit: 'μm' },
  ]);
});

test('a word that follows a figure is no unit', () => {
  expect(splitNumbers('P60 农用无人机')).toEqual([{ value: 'P60', unit: undefined }, ' 农用无人机']);
});
