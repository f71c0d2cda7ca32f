/** @jest-environment node */
import { exportFaults } from '@/lib/build/checkExport';
import { outFiles } from '@/lib/build/outFiles';
import { pruneExport } from '@/lib/build/prune';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

it('refuses pictures that need a server', () => {
  const folder = temporaryFolder({
    'index.html': '<img src="/_next/image?url=a">',
    'about/index.html': '<img src="/pictures/a.avif">',
  });
  expect(exportFaults(folder)).toHaveLength(1);
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
  expect(exportFaults(folder)).toEqual([
    expect.stringMatching(/^index\.html: a\.js/),
    expect.stringMatching(/^index\.txt: b\.js/),
  ]);
});

it('prunes prefetch payloads, the doubles of the not-found page and what stands in for an article, nothing else', () => {
  const kept = ['404.html', '404/index.html', '_next/static/a.js', 'about/index.html', 'about/index.txt'];
  const unused = [
    '__next._full.txt',
    '_not-found.txt',
    '_not-found/index.html',
    'about/__next._tree.txt',
    'about/__next.about/__PAGE__.txt',
    'companyNews/detail/_none/index.html',
    'companyNews/detail/_none/index.txt',
  ];
  const folder = temporaryFolder(Object.fromEntries([...kept, ...unused].map((file) => [file, ''])));
  expect(pruneExport(folder)).toBe(unused.length);
  expect(outFiles(folder)).toEqual(kept);
});
