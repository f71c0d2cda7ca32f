/** @jest-environment jsdom */
import { parseUrl } from '@/lib/url/parseUrl';
import { activeEntry } from '@/lib/url/useActiveEntry';

const ENTRIES = [
  { title: 'Home', path: '/' },
  {
    title: 'Solutions',
    path: '/#solution',
    children: [
      { title: 'Farming', path: '/#cooperation?agriculture', anchor: 'agricultural' },
      { title: 'Forests', path: '/#cooperation?forestry', anchor: 'forestry' },
    ],
  },
  { title: 'News', path: '/companyNews/' },
  { title: 'About', path: '/about/', children: [{ title: 'Vision', path: '/about/#wish' }] },
];

function active(href: string) {
  const { top, child } = activeEntry(ENTRIES, parseUrl(href));
  return [top, child].filter(Boolean).join(' > ');
}

it.each([
  ['/', 'Home'],
  ['/#solution', 'Solutions'],
  ['/#cooperation?forestry', 'Solutions > Forests'],
  ['/?query=agriculture#cooperation', 'Solutions > Farming'],
  ['/#agricultural', 'Solutions > Farming'],
  ['/?query=forestry#forestry', 'Solutions > Forests'],
  ['/?query=agriculture#forestry', 'Home'],
  ['/about/#forestry', 'About'],
  ['/#cooperation', 'Solutions'],
  ['/#cooperation?nothing', 'Solutions'],
  ['/#unknown', 'Home'],
  ['/about', 'About'],
  ['/about/#wish', 'About > Vision'],
  ['/companyNews/detail/7/', 'News'],
  ['/preview/', ''],
  ['/aboutXYZ', ''],
  ['/companyNewsfoo/', ''],
])('%s stands under "%s"', (href, expected) => {
  expect(active(href)).toBe(expected);
});
