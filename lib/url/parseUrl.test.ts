import { canonicalHref, parseUrl } from '@/lib/url/parseUrl';

it.each([
  ['/?query=forestry#cooperation', '/', 'cooperation', 'forestry'],
  ['/#cooperation?forestry', '/', 'cooperation', 'forestry'],
  ['/about#wish', '/about/', 'wish', ''],
  // The query inside the hash was written last.
  ['/?query=safety#cooperation?logistics', '/', 'cooperation', 'logistics'],
  ['/#%E5%8F%8B', '/', '友', ''],
  ['/#100%', '/', '100%', ''],
])('reads %s as path %s, hash %s and query %j', (href, path, hash, query) => {
  expect(parseUrl(href)).toEqual({ path, hash, query });
});

it.each([
  ['/#cooperation?agriculture', '/?query=agriculture#cooperation'],
  ['/?from=wechat#cooperation?safety', '/?from=wechat&query=safety#cooperation'],
  ['/about/', '/about/'],
  ['/about/index.html#partner?x', '/about/?query=x#partner'],
  ['/?query=safety#cooperation', '/?query=safety#cooperation'],
])('moves the query of %s out of the hash: %s', (href, canonical) => {
  expect(canonicalHref(href)).toBe(canonical);
});
