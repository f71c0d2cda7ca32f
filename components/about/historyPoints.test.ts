import { historyPoints } from '@/components/about/historyPoints';

const { years, points, densest } = historyPoints(['2021-01', '2022-07', '2022-07', '2022-12']);

test('months stand in true time over whole years, each document one step above the last', () => {
  expect(years).toEqual([2021, 2022]);
  expect(points.map(({ x }) => (x * 24) / 100)).toEqual(
    [0.5, 18.5, 18.5, 23.5].map((x) => expect.closeTo(x)),
  );
  expect(points.map(({ y }) => y)).toEqual([87.5, 62.5, 37.5, 12.5]);
});

test('the year with the most documents is named', () => expect(densest).toEqual({ year: 2022, count: 3 }));
