/** @jest-environment node */
import { searchFiles } from '@/lib/news/newsSearchIndex';

function articles(count: number) {
  return Array.from({ length: count }, (_, number) => ({
    id: `article-${number}`,
    file: '',
    bodyLine: 0,
    title: `第 ${number} 篇`,
    date: '2026-07-01',
    category: '政策解读',
    summary: '摘要',
    coverAlt: '',
    draft: false,
    tags: [],
    body: Array.from({ length: 300 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((number * 31 + index * 7) % 3000)),
    ).join(''),
  }));
}

it('keeps each file small, however many articles there are', () => {
  const files = [...searchFiles(articles(2000))];
  const terms = files.filter(([name]) => name.startsWith('terms-'));
  expect(terms.length).toBeGreaterThan(20);
  const largest = Math.max(...files.map(([, file]) => JSON.stringify(file).length));
  expect(largest).toBeLessThan(150_000);
});
