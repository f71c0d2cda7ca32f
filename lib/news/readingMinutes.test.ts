import { CHINESE_PER_MINUTE, readingMinutes, WORDS_PER_MINUTE } from '@/lib/news/readingMinutes';

it.each([
  ['', 1],
  ['字'.repeat(3 * CHINESE_PER_MINUTE), 3],
  [`${'字'.repeat(CHINESE_PER_MINUTE)} ${'word '.repeat(WORDS_PER_MINUTE)}`, 2],
  [`![${'图'.repeat(400)}](cases/${'long'.repeat(300)}.jpg)`, 1],
])('counts characters and words, not marks', (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});
