import { categoryFromUrl } from '@/lib/url/categoryFromUrl';
import { parseUrl } from '@/lib/url/parseUrl';

const CATEGORIES = [
  { key: 'agriculture', panelId: 'agricultural' },
  { key: 'forestry', panelId: 'forestry' },
  { key: 'droneNestService', panelId: 'droneNestService' },
];

test.each([
  // The address is unknown while hydrating.
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
  expect(categoryFromUrl(CATEGORIES, href ? parseUrl(href) : null)).toBe(query);
});
