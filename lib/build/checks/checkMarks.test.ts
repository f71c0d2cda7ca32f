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
