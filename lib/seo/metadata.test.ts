import type { Site } from '@/lib/schema/site';
import { documentTitle, listMetadata, pageMetadata, rootMetadata } from '@/lib/seo/metadata';

jest.mock('@/lib/pictures/pictureManifest', () => ({ socialImagePath: (file: string) => `/${file}` }));

const site = {
  name: { status: 'final', value: '甲站' },
  origin: { status: 'final', value: 'https://site.example' },
  verification: { baidu: 'codeva-1', bing: '', google: '', so360: 'abc', sogou: '' },
} as Site;

const list = { title: '平台动态', description: '说'.repeat(78), path: '/list/', socialImage: 'dawn.jpg' };

it('adds the site’s name to a title if there is room', () => {
  expect(documentTitle(site, '关于我们')).toBe('关于我们 · 甲站');
  expect(documentTitle(site, '长'.repeat(28))).toBe('长'.repeat(28));
});

it('writes a tag for each search engine that has a code', () => {
  expect(rootMetadata(site).verification).toEqual({
    google: undefined,
    other: { 'baidu-site-verification': 'codeva-1', '360-site-verification': 'abc' },
  });
});

it('gives each page of a list its own title, description and address', () => {
  const [first, second] = [1, 2].map((number) => listMetadata(site, list, number, '第 {n} 页'));
  expect(first).toEqual(pageMetadata(site, list));
  expect(second?.title).toBe('平台动态 第 2 页 · 甲站');
  expect(second?.description).toHaveLength(80);
  expect(second?.description).not.toBe(first?.description);
  expect(second?.alternates?.canonical).toBe('/list/page/2/');
  for (const page of [first, second]) expect(page?.openGraph?.images).toMatchObject([{ url: '/dawn.jpg' }]);
});
