import { closestWord } from '@/lib/content/closestWord';

it.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['tite', 'title'],
  ['descripton', 'description'],
  ['colour', undefined],
  ['x', undefined],
])('takes %s for %s', (word, meant) => {
  expect(closestWord(word, ['title', 'description', 'picture'])).toBe(meant);
});

it('prefers the closest', () => {
  expect(closestWord('titles', ['tile', 'title'])).toBe('title');
});
