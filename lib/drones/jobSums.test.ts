import { drones } from '@/content/drones';
import { SCENARIO } from '@/lib/dispatch/scenario';
import { jobAmounts, readAmount, tanksOf } from '@/lib/drones/jobSums';

const TANKS = [
  { name: 'P60', litres: 30 },
  { name: 'T70', litres: 70 },
];
const typed = { mu: '160', dose: '1.5', tank: 'P60', weight: '500', load: '50' };

test.each([
  ['120', 120],
  [' １，２００．５ ', 1200.5],
  ['1。5', 1.5],
  ['0.1', 0.1],
  ['100000', 100_000],
])('“%s” is %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

const NONE = [
  '',
  '0',
  '0.09',
  '-5',
  '100001',
  'Infinity',
  'NaN',
  '许多',
  '1.2.3',
  '1e3',
  '5千',
  '2吨',
  '0x10',
  '1,5',
];

test.each(NONE)('“%s” is no amount', (text) => {
  expect(readAmount(text)).toBeNull();
});

test.each([
  [{}, { liquid: 240, boxes: 8, trips: 10 }],
  [
    { tank: 'T70', load: '60' },
    { boxes: 4, trips: 9 },
  ],
  [
    { mu: '3', dose: '0.1', weight: '0.3', load: '0.1' },
    { liquid: 0.3, boxes: 1, trips: 3 },
  ],
  [{ weight: '0.1', load: '100000' }, { trips: 1 }],
  [
    { mu: '160亩', dose: '1.5 L', weight: '500千克', load: '50kg' },
    { liquid: 240, trips: 10 },
  ],
  [{ mu: '许多' }, { liquid: null, boxes: null, trips: 10 }],
  [{ tank: 'X' }, { liquid: 240, boxes: null }],
])('%j makes %j', (changed, amounts) => {
  expect(jobAmounts({ ...typed, ...changed }, TANKS)).toMatchObject(amounts);
});

test('a tank has its capacity and version from content/drones.ts, as in lib/dispatch/scenario.ts', () => {
  const tanks = tanksOf(drones.models, '药箱容量');
  const sprayers = SCENARIO.crews.flatMap(({ drones }) => drones).filter(({ kind }) => kind === 'spray');
  for (const { model, tank } of sprayers)
    expect(tanks).toContainEqual(expect.objectContaining({ name: model, litres: tank }));
  expect(tanks.map(({ text }) => text).join()).toMatch(/P60 [\d.]+ L,.*T70 [\d.]+ L（T70P 出口版参数）/);
  expect(tanksOf(drones.models, '机身材质').length).toBeLessThan(tanks.length);
});
