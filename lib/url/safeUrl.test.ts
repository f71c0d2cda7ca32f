import { safePictureUrl, safeUrl } from '@/lib/url/safeUrl';

test.each([
  ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
  ['http://a.example', 'http://a.example/'],
  ['  https://a.example/  ', 'https://a.example/'],
  ['HTTPS://A.example/', 'https://a.example/'],
  ['https://a.example/公告', 'https://a.example/%E5%85%AC%E5%91%8A'],
  ['/about/#contract', '/about/#contract'],
  ['/#cooperation?agriculture', '/#cooperation?agriculture'],
  ['/preview/?url=/documents/white-paper.pdf', '/preview/?url=/documents/white-paper.pdf'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%j is allowed', (value, expected) => {
  expect(safeUrl(value)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u202Ejavascript:alert(1)',
  'javascript://a.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'ftp://a.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example/',
  '/..//evil.example/',
  '/./\u200B/evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https://',
  'https://bank.example@evil.example/',
  'https://a.example/ b',
  'mailto:',
  'mailto:a b@c.example',
  'about/',
  '#contract',
  '',
  ' ',
  `https://a.example/${'x'.repeat(2000)}`,
  null,
  undefined,
  7,
  {},
  ['https://a.example'],
])('%j is dropped', (value) => {
  expect(safeUrl(value)).toBeUndefined();
});

test('a picture may come from the web or this site, but not from mailto:', () => {
  expect(safePictureUrl('/pictures/a.jpg')).toBe('/pictures/a.jpg');
  expect(safePictureUrl('https://a.example/a.jpg')).toBe('https://a.example/a.jpg');
  expect(safePictureUrl('mailto:a@b.example')).toBeUndefined();
  expect(safePictureUrl('data:image/svg+xml,<svg/>')).toBeUndefined();
});
