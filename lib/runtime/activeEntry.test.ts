import { activeEntry } from '@/lib/runtime/activeEntry';
import { parseAddress } from '@/lib/runtime/address';

const ENTRIES = [
  { title: 'Home', path: '/' },
  {
    title: 'Solutions',
    path: '/#solution',
    children: [
      { title: 'Farming', path: '/#cooperation?agriculture' },
      { title: 'Forests', path: '/#cooperation?forestry' },
    ],
  },
  { title: 'News', path: '/companyNews/' },
  { title: 'About', path: '/about/', children: [{ title: 'Vision', path: '/about/#wish' }] },
];

function active(href: string) {
  const { top, child } = activeEntry(ENTRIES, parseAddress(href));
  return [top, child].filter(Boolean).join(' > ');
}

it.each([
  ['/', 'Home'],
  ['/#solution', 'Solutions'],
  ['/#cooperation?forestry', 'Solutions > Forests'],
  ['/?query=agriculture#cooperation', 'Solutions > Farming'],
  ['/#cooperation', 'Solutions'],
  ['/#cooperation?nothing', 'Solutions'],
  ['/#unknown', 'Home'],
  ['/about', 'About'],
  ['/about/#wish', 'About > Vision'],
  ['/companyNews/detail/7/', 'News'],
  ['/preview/', ''],
])('%s stands under "%s"', (href, expected) => {
  expect(active(href)).toBe(expected);
});
