import { visiblePages } from '@/lib/news/visiblePages';

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
