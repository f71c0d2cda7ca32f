import { documentUrl } from '@/lib/pdf/documentUrl';

const ORIGIN = 'https://www.site.example';
const rules = { origin: ORIGIN, hosts: ['files.partner.example'] };

const PAPER = '%E7%99%BD%E7%9A%AE%E4%B9%A6';
const SECOND = '%E7%AC%AC%E4%BA%8C%E7%89%88';

const ALLOWED = [
  ['/documents/white-paper.pdf', `${ORIGIN}/documents/white-paper.pdf`],
  ['  /documents/white-paper.pdf ', `${ORIGIN}/documents/white-paper.pdf`],
  ['/documents/white-paper.pdf#page=3', `${ORIGIN}/documents/white-paper.pdf`],
  ['/documents/a.pdf?version=2', `${ORIGIN}/documents/a.pdf?version=2`],
  [`/documents/${PAPER}.pdf`, `${ORIGIN}/documents/${PAPER}.pdf`],
  ['/documents/白皮书.pdf', `${ORIGIN}/documents/${PAPER}.pdf`],
  [`${ORIGIN}/a/白皮书 第二版.pdf`, `${ORIGIN}/a/${PAPER}%20${SECOND}.pdf`],
  ['/documents/../a.pdf', `${ORIGIN}/a.pdf`],
  ['documents/a.pdf', `${ORIGIN}/documents/a.pdf`],
  [`${ORIGIN}/documents/a.pdf`, `${ORIGIN}/documents/a.pdf`],
  ['https://files.partner.example/a/b.pdf', 'https://files.partner.example/a/b.pdf'],
  ['HTTPS://FILES.partner.example/a.pdf', 'https://files.partner.example/a.pdf'],
] as const;

const REFUSED = [
  'https://',
  'https:// evil.example/a.pdf',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:application/pdf;base64,JVBERi0=',
  'blob:https://www.site.example/0a1b',
  'file:///etc/passwd',
  'http://files.partner.example/a.pdf',
  '//evil.example/a.pdf',
  '///evil.example/a.pdf',
  '\\\\evil.example\\a.pdf',
  '/\\evil.example/a.pdf',
  '/\t/evil.example/a.pdf',
  'https://files.partner.example.evil.example/a.pdf',
  'https://evil.example#@files.partner.example/a.pdf',
  'https://files.partner.example@evil.example/a.pdf',
  'https://user:word@files.partner.example/a.pdf',
  'https://www.site.example@evil.example/',
  'https://files.partner.example:8443/a.pdf',
];

it.each(ALLOWED)('opens %j', (value, href) => {
  expect(documentUrl(value, rules)?.href).toBe(href);
});

it.each(REFUSED)('refuses %j', (value) => {
  expect(documentUrl(value, rules)).toBeNull();
});
