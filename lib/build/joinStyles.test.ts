/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinStyles } from '@/lib/build/joinStyles';
import { rewritePages } from '@/lib/build/outFiles';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const sheet = (name: string, attribute = '') =>
  `<link rel="stylesheet"${attribute} href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;

it('loads all sheets of a page as one, in their order, and leaves each named for the router', () => {
  const folder = temporaryFolder({
    'index.html': `${sheet('a')}${sheet('b')}<script></script>`,
    'about/index.html': `${sheet('a')}${sheet('b')}`,
    '_next/static/chunks/a.css': '.a{color:red}',
    '_next/static/chunks/b.css': '.b{color:blue}',
  });
  rewritePages([joinStyles()], folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [, joined = ''] = /^<link rel="stylesheet" href="\/(\S+)"\/>/.exec(read('index.html')) ?? [];
  expect(read(joined)).toBe('.a{color:red}.b{color:blue}');
  const named = `${sheet('a', ' disabled')}${sheet('b', ' disabled')}`;
  expect(read('index.html')).toBe(`<link rel="stylesheet" href="/${joined}"/>${named}<script></script>`);
  expect(read('about/index.html')).toBe(`<link rel="stylesheet" href="/${joined}"/>${named}`);
});
