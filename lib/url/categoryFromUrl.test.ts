import { categoryFromUrl } from '@/lib/url/categoryFromUrl';
import { parseUrl } from '@/lib/url/parseUrl';

const CATEGORIES = [
  { query: 'agriculture', id: 'agricultural' },
  { query: 'forestry', id: 'forestry' },
  { query: 'droneNestService', id: 'droneNestService' },
];

test.each([
  // Before the address is known.
  ['', 'agriculture'],
  ['/', 'agriculture'],
  ['/?query=forestry#cooperation', 'forestry'],
  ['/#cooperation?forestry', 'forestry'],
  ['/#droneNestService', 'droneNestService'],
  ['/?query=nonsense', 'agriculture'],
  ['/?query=Forestry', 'agriculture'],
  ['/?query=forestry#agricultural', 'forestry'],
  ['/?query=foo#droneNestService', 'agriculture'],
])('%s shows %s', (href, query) => {
  expect(categoryFromUrl(CATEGORIES, href ? parseUrl(href) : null)?.query).toBe(query);
});
