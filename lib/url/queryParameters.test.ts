import { withQueryParameters } from '@/lib/url/queryParameters';

test.each<[string, Record<string, string | null>, string | undefined, string]>([
  ['/?query=safety#product', { model: 't70' }, undefined, '/?query=safety&model=t70#product'],
  ['https://a.example/about/?model=p60', { model: 't100' }, undefined, '/about/?model=t100'],
  ['/#eco', { model: 't70' }, 'product', '/?model=t70#product'],
  ['/?mu=200&model=t70', { mu: null }, undefined, '/?model=t70'],
  ['/?mu=200', { mu: null }, undefined, '/'],
  ['/?mu=200', { mu: '' }, undefined, '/?mu='],
  ['/', { doc: 'a/b,c' }, undefined, '/?doc=a/b,c'],
])('%s with %j and the hash %s becomes %s', (href, parameters, hash, expected) => {
  expect(withQueryParameters(href, parameters, hash)).toBe(expected);
});
