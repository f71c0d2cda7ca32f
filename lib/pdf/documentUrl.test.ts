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
  ['https://', 'malformed'],
  ['https:// evil.example/a.pdf', 'malformed'],
  ['javascript:alert(1)', 'host'],
  ['java\nscript:alert(1)', 'host'],
  ['\u0001javascript:alert(1)', 'host'],
  ['data:application/pdf;base64,JVBERi0=', 'host'],
  ['blob:https://www.site.example/0a1b', 'host'],
  ['file:///etc/passwd', 'host'],
  ['http://files.partner.example/a.pdf', 'host'],
  ['//evil.example/a.pdf', 'host'],
  ['///evil.example/a.pdf', 'host'],
  ['\\\\evil.example\\a.pdf', 'host'],
  ['/\\evil.example/a.pdf', 'host'],
  ['/\t/evil.example/a.pdf', 'host'],
  ['https://files.partner.example.evil.example/a.pdf', 'host'],
  ['https://evil.example#@files.partner.example/a.pdf', 'host'],
  ['https://files.partner.example@evil.example/a.pdf', 'host'],
  ['https://user:word@files.partner.example/a.pdf', 'host'],
  ['https://www.site.example@evil.example/', 'host'],
  ['https://files.partner.example:8443/a.pdf', 'host'],
] as const;

it.each(ALLOWED)('opens %j', (value, href) => {
  expect(documentUrl(value, rules)).toMatchObject({ allowed: true, href });
});

it.each(REFUSED)('refuses %j: %s', (value, error) => {
  expect(documentUrl(value, rules)).toEqual({ allowed: false, error });
});

it('tells documents of this site from those of other hosts', () => {
  expect(documentUrl('/a.pdf', rules)).toMatchObject({ ownSite: true });
  expect(documentUrl('https://files.partner.example/a.pdf', rules)).toMatchObject({ ownSite: false });
});
