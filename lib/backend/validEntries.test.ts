import { validEntries } from '@/lib/backend/validEntries';

test('no more entries are read than it takes to find so many good ones', () => {
  const read = jest.fn((entry: unknown) => (typeof entry === 'number' ? entry : null));
  expect(validEntries(['a', 1, 2, 'b', 3, 4, 5, 6], 3, read)).toEqual([1, 2, 3]);
  expect(read).toHaveBeenCalledTimes(5);
});
