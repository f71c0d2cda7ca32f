import { readingMinutes } from '@/lib/news/readingMinutes';

it.each([
  ['', 1],
  ['字'.repeat(1200), 3],
  [`${'字'.repeat(400)} ${'word '.repeat(220)}`, 2],
  [`![${'图'.repeat(400)}](cases/${'long'.repeat(300)}.jpg)`, 1],
])('counts characters and words, not marks', (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});
