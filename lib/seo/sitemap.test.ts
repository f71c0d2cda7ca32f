import { sitemap } from '@/lib/seo/sitemap';

it('is XML that a parser reads, with a date where there is one and each picture once', () => {
  const xml = sitemap('https://site.example', [
    { path: '/?a=1&b=2', updated: '2026-07-01', pictures: ['/a.webp', '/a.webp', '/b&c.webp'] },
    { path: '/empty/' },
  ]);
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  const texts = (name: string) =>
    [...parsed.getElementsByTagName(name)].map(({ textContent }) => textContent);
  expect(texts('loc')).toEqual(['https://site.example/?a=1&b=2', 'https://site.example/empty/']);
  expect(texts('lastmod')).toEqual(['2026-07-01']);
  expect(texts('image:loc')).toEqual(['https://site.example/a.webp', 'https://site.example/b&c.webp']);
});
