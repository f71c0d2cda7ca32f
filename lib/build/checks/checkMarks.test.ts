/** @jest-environment node */
import { checkMarks } from '@/lib/build/checks/checkMarks';
import { readExport } from '@/lib/build/checks/readExport';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

it('refuses pictures that need a server', () => {
  const folder = temporaryFolder({
    'index.html': '<img src="/_next/image?url=a">',
    'about/index.html': '<img src="/pictures/a.avif">',
  });
  expect(checkMarks(readExport(folder))).toMatch(/^index\.html: .*$/);
});

it('refuses pages that preload a sheet, which they do of none that they use', () => {
  const folder = temporaryFolder({
    'index.html': '<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>',
    'about/index.html': '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  });
  expect(checkMarks(readExport(folder))).toMatch(/^index\.html: .*dropUnusedStyles.*$/);
});

it('refuses the PDF viewer, or what loads it, in any page but the preview', () => {
  const script = (name: string) => `<script src="/_next/static/chunks/${name}"></script>`;
  const folder = temporaryFolder({
    '_next/static/chunks/a.js': 'e.GlobalWorkerOptions=t',
    '_next/static/chunks/b.js': 'Promise.all(["static/chunks/a.js"])',
    '_next/static/chunks/c.js': 'nothing of it',
    'preview/index.html': script('b.js'),
    'about/index.html': script('c.js'),
    'about/index.txt': '"static/chunks/c.js"',
    'index.html': script('a.js'),
    'index.txt': '"static/chunks/b.js"',
  });
  expect(checkMarks(readExport(folder))).toMatch(/^index\.html: a\.js .*\nindex\.txt: b\.js .*$/);
});
