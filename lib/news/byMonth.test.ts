import { byMonthOrDay } from '@/lib/news/byMonth';

const of = (...dates: string[]) => dates.map((date) => ({ date }));

test.each([
  [[], []],
  [['2026-11-21', '2026-11-21'], ['2026-11-21']],
  [
    ['2026-11-21', '2026-11-02', '2026-10-30'],
    ['2026-11', '2026-10-30'],
  ],
])('articles of %j stand under %j', (dates, heads) => {
  const groups = byMonthOrDay(of(...dates));
  expect(groups.map(({ date }) => date)).toEqual(heads);
  expect(groups.flatMap(({ articles }) => articles)).toEqual(of(...dates));
});
