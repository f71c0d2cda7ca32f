import { paginate, visiblePages } from '@/lib/news/paginate';

const items = Array.from({ length: 25 }, (_, index) => index);

it('cuts a list into pages', () => {
  expect(paginate(items, 3, 12)).toEqual({ items: [24], count: 3 });
});

it('has a first page even if the list is empty', () => {
  expect(paginate([], 1, 12)).toEqual({ items: [], count: 1 });
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'after', 9]],
  [3, 9, [1, 2, 3, 4, 'after', 9]],
  [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [834, 834, [1, 'before', 833, 834]],
])('shows of page %d of %d', (number, count, expected) => {
  expect(visiblePages(number, count)).toEqual(expected);
});
