import { COMMON_HEADERS, DEFAULT_HEADERS, headersOf } from '@/lib/build/hosting/headersTable';
import { headersFile } from '@/lib/build/hosting/hostFiles';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const folder = temporaryFolder({
  'index.html': '',
  'anno.json': '',
  'about/index.html': '',
  'pictures/a.avif': '',
  _headers: '',
});

/** Each rule of the file, by its pattern. */
function rules() {
  const [, ...blocks] = headersFile(folder).split(/\n(?=\/)/);
  return new Map(
    blocks.map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n  ');
      return [pattern, Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))];
    }),
  );
}

it('writes common headers once, and those of the table for each top folder and file', () => {
  const found = rules();
  expect([...found.keys()]).toEqual(['/*', '/', '/about/*', '/anno.json', '/pictures/*']);
  expect(found.get('/*')).toEqual(COMMON_HEADERS);
  expect(found.get('/about/*')).toEqual(DEFAULT_HEADERS);
  expect({ ...COMMON_HEADERS, ...found.get('/pictures/*') }).toEqual(headersOf('/pictures/a.avif'));
  // Hosts join the values of a header that two rules give to one path.
  const [, ...others] = found.values();
  const twice = others.flatMap(Object.keys).filter((name) => name in COMMON_HEADERS);
  expect(twice).toEqual([]);
});

it('adds a document’s own Link header', () => {
  const link = '<https://site.test/documents/plan/>; rel="canonical"';
  expect(headersFile(folder, { '/documents/plan.pdf': link })).toContain(
    `\n/documents/plan.pdf\n  Link: ${link}\n`,
  );
});
