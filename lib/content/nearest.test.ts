import { nearest } from '@/lib/content/nearest';

it.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['tite', 'title'],
  ['descripton', 'description'],
  ['colour', undefined],
  ['x', undefined],
])('takes %s for %s', (word, meant) => {
  expect(nearest(word, ['title', 'description', 'picture'])).toBe(meant);
});

it('prefers the nearest', () => {
  expect(nearest('titles', ['tile', 'title'])).toBe('title');
});
