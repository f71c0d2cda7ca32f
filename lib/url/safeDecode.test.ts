import { safeDecode } from '@/lib/url/safeDecode';

it.each([
  ['%E5%8F%8B', '友'],
  ['plain', 'plain'],
  ['', ''],
  ['%', null],
  ['%E4%ZZ', null],
])('reads %j as %j', (text, expected) => {
  expect(safeDecode(text)).toBe(expected);
});
