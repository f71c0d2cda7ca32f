/** @jest-environment node */
import { searchFiles } from '@/lib/news/newsSearchIndex';
import { articleWith } from '@/lib/test/articleWith';

function articles(count: number) {
  return Array.from({ length: count }, (_, number) => {
    const signs = Array.from({ length: 300 }, (_, index) => 0x4e00 + ((number * 31 + index * 7) % 3000));
    return articleWith({ id: `article-${number}`, body: String.fromCodePoint(...signs) });
  });
}

it('keeps each file small, however many articles there are', () => {
  const files = [...searchFiles(articles(2000))];
  const terms = files.filter(([name]) => name.startsWith('terms-'));
  expect(terms.length).toBeGreaterThan(20);
  const largest = Math.max(...files.map(([, file]) => JSON.stringify(file).length));
  expect(largest).toBeLessThan(150_000);
});
