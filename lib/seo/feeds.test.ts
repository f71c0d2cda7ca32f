/** @jest-environment jsdom */
import { FEED_SIZE, jsonFeed, rssFeed } from '@/lib/seo/feeds';
import { articleWith } from '@/lib/test/articleWith';

jest.mock('@/lib/pictures/pictureManifest', () => ({
  largestPicture: ({ file }: { file: string }) => `/pictures/${file}`,
}));

const HTML = '<p>甲 & 乙 ]]> <a href="https://site.example/?a=1&amp;b=2">链接</a></p>';

const article = articleWith({ title: '“法” <与> & 例', summary: '摘要 & 说明', cover: 'hero/dawn.jpg' });

const feed = {
  origin: 'https://site.example',
  title: '动态',
  description: '说明',
  articles: [article, { ...article, id: 'older', cover: undefined, date: '2026-06-01' }],
  htmlOf: () => HTML,
};

const parsed = (of = feed) => new DOMParser().parseFromString(rssFeed(of), 'text/xml');

it('holds the newest articles', () => {
  const articles = Array.from({ length: FEED_SIZE + 1 }, (_, index) => ({ ...article, id: `a${index}` }));
  const [last] = [...parsed({ ...feed, articles }).querySelectorAll('item > link')].reverse();
  expect(last?.textContent).toMatch(`/a${FEED_SIZE - 1}/`);
});

it('is RSS that an XML parser reads, with the whole text', () => {
  const [item] = parsed().querySelectorAll('item');
  const text = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
  expect(text('title')).toBe('“法” <与> & 例');
  expect(text('link')).toBe('https://site.example/companyNews/detail/law/');
  expect(text('guid')).toBe(text('link'));
  expect(text('description')).toBe('摘要 & 说明');
  expect(text('content:encoded')).toBe(HTML);
  expect(new Date(text('pubDate') ?? '').toISOString()).toBe('2026-06-30T16:00:00.000Z');
});

it('has the date of its newest article, so two builds are equal', () => {
  expect(parsed().querySelector('lastBuildDate')?.textContent).toBe('Tue, 30 Jun 2026 16:00:00 GMT');
  expect(rssFeed(feed)).toBe(rssFeed(feed));
});

it('stays well-formed with characters that XML forbids and without articles', () => {
  const odd = { ...article, title: '规\uFFFF定', summary: '摘\u0000\uFFFE要' };
  const told = parsed({ ...feed, articles: [odd], htmlOf: () => '<p>\uFFFF</p>' });
  expect(told.querySelector('parsererror')).toBeNull();
  expect(told.querySelector('item title')?.textContent).toBe('规定');
  expect(parsed({ ...feed, articles: [] }).querySelector('parsererror')).toBeNull();
});

it('says the same as a JSON Feed', () => {
  const { items } = JSON.parse(jsonFeed(feed));
  expect(items[0]).toMatchObject({
    id: 'https://site.example/companyNews/detail/law/',
    title: article.title,
    content_html: HTML,
    date_published: '2026-06-30T16:00:00.000Z',
    image: 'https://site.example/pictures/hero/dawn.jpg',
  });
  expect(items[1].image).toBeUndefined();
});
