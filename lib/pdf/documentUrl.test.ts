import { type DocumentUrlError, documentUrl } from '@/lib/pdf/documentUrl';

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
  ['/documents/two%20words.pdf', `${ORIGIN}/documents/two%20words.pdf`],
  ['/documents/two words.pdf', `${ORIGIN}/documents/two%20words.pdf`],
  ['/a/白皮书 第二版.pdf', `${ORIGIN}/a/${PAPER}%20${SECOND}.pdf`],
  [`${ORIGIN}/a/白皮书 第二版.pdf`, `${ORIGIN}/a/${PAPER}%20${SECOND}.pdf`],
  ['/documents/..hidden.pdf', `${ORIGIN}/documents/..hidden.pdf`],
  [`${ORIGIN}/documents/a.pdf`, `${ORIGIN}/documents/a.pdf`],
  ['https://files.partner.example/a/b.pdf', 'https://files.partner.example/a/b.pdf'],
  ['HTTPS://FILES.partner.example/a.pdf', 'https://files.partner.example/a.pdf'],
] as const;

const REFUSED: [string, DocumentUrlError][] = [
  ['', 'malformed'],
  [`/${'a'.repeat(2048)}.pdf`, 'long'],
  ['javascript:alert(1)', 'scheme'],
  ['JaVaScRiPt:alert(1)', 'scheme'],
  ['java\nscript:alert(1)', 'malformed'],
  ['java script:alert(1)', 'malformed'],
  ['https:// evil.example/a.pdf', 'malformed'],
  ['/\u00a0/evil.example/a.pdf', 'path'],
  ['/documents/.. /../secret.pdf', 'path'],
  ['\u0001javascript:alert(1)', 'malformed'],
  ['data:application/pdf;base64,JVBERi0=', 'scheme'],
  ['blob:https://www.site.example/0a1b', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['ftp://files.partner.example/a.pdf', 'scheme'],
  ['view-source:https://www.site.example/', 'scheme'],
  ['http://files.partner.example/a.pdf', 'scheme'],
  ['//evil.example/a.pdf', 'host'],
  ['///evil.example/a.pdf', 'host'],
  ['\\\\evil.example\\a.pdf', 'path'],
  ['/\\evil.example/a.pdf', 'path'],
  ['/\t/evil.example/a.pdf', 'path'],
  ['https:\\\\evil.example/a.pdf', 'malformed'],
  ['https://evil.example/a.pdf', 'host'],
  ['https:evil.example/a.pdf', 'malformed'],
  ['https:///evil.example/a.pdf', 'malformed'],
  ['https://files.partner.example.evil.example/a.pdf', 'host'],
  ['https://evil.example/?files.partner.example', 'host'],
  ['https://evil.example#@files.partner.example/a.pdf', 'host'],
  ['https://files.partner.example@evil.example/a.pdf', 'host'],
  ['https://user:word@files.partner.example/a.pdf', 'host'],
  ['https://www.site.example@evil.example/', 'host'],
  ['https://files.partner.example:8443/a.pdf', 'host'],
  ['https://', 'malformed'],
  ['/documents/../secret.pdf', 'path'],
  ['/documents/./a.pdf', 'path'],
  ['/documents//a.pdf', 'path'],
  ['/documents/%2e%2e/secret.pdf', 'path'],
  ['/documents/%252e%252e/secret.pdf', 'path'],
  ['/documents/..%2fsecret.pdf', 'path'],
  ['/documents/%5c%5cevil.example', 'path'],
  ['/%2F%2Fevil.example/a.pdf', 'path'],
  ['/documents/a%00.pdf', 'path'],
  ['/documents/%E0%A4%A.pdf', 'malformed'],
  ['https://files.partner.example/../a.pdf', 'path'],
  ['%2Fdocuments%2Fa.pdf', 'malformed'],
  ['documents/a.pdf', 'malformed'],
  ['../documents/a.pdf', 'malformed'],
];

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
