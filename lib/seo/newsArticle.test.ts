import type { Site } from '@/lib/schema/site';
import { articleMetadata, newsArticle } from '@/lib/seo/newsArticle';
import { breadcrumbList } from '@/lib/seo/structuredData';
import { articleWith } from '@/lib/test/articleWith';

jest.mock('@/lib/pictures/pictureManifest', () => ({
  socialImagePath: (file: string) => `/pictures/${file}`,
}));

const site = {
  name: { status: 'final', value: '甲站' },
  company: { status: 'final', value: '甲公司' },
  origin: { status: 'final', value: 'https://site.example' },
  description: '站'.repeat(75),
} as Site;

const article = articleWith({ body: '## 起因\n\n正文**第一段**。', cover: 'hero/dawn.jpg', tags: ['法规'] });

const socialImage = 'hero/dawn.jpg';

it('uses an article’s summary as its description, however short', () => {
  expect(articleMetadata(site, article, socialImage).description).toBe('摘要');
});

it('gives shared links and search engines the same picture', () => {
  const { openGraph } = articleMetadata(site, article, socialImage);
  expect(openGraph?.images).toMatchObject([{ url: '/pictures/hero/dawn.jpg', alt: '法' }]);
  expect(newsArticle(site, article, socialImage).image).toBe('https://site.example/pictures/hero/dawn.jpg');
});

it.each([
  [undefined, '甲公司'],
  ['甲站', '甲公司'],
  ['某报', '某报'],
])('names as the author of an article from %s: %s', (source, author) => {
  expect(newsArticle(site, { ...article, source }, socialImage).author).toMatchObject({ name: author });
});

it('lists home and the page with absolute addresses', () => {
  const { itemListElement } = breadcrumbList(site, [{ title: '法', path: '/law/' }]);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '甲站', item: 'https://site.example/' },
    { '@type': 'ListItem', position: 2, name: '法', item: 'https://site.example/law/' },
  ]);
});
