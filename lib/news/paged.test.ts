import { pageOf } from '@/lib/news/paged';

const items = Array.from({ length: 25 }, (_, index) => index);

it('cuts a list into pages', () => {
  expect(pageOf(items, 3, 12)).toEqual({ items: [24], number: 3, count: 3 });
});

it('has a first page even of nothing', () => {
  expect(pageOf([], 1, 12)).toEqual({ items: [], number: 1, count: 1 });
});
