/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropUnusedStyles } from '@/lib/build/dropUnusedStyles';
import { rewritePages } from '@/lib/build/outFiles';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const USED = '/_next/static/chunks/used.css';
const UNUSED = '/_next/static/chunks/not-found.css';
const sheet = `<link rel="stylesheet" href="${USED}" data-precedence="next"/>`;
const preload = `<link rel="preload" href="${UNUSED}" as="style"/>`;
const picture = '<link rel="preload" as="image" href="/pictures/a.avif"/>';
const row = (file: string) => `:HL["${file}","style"]\n`;
const inPage = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const tree = `1:["$","link",null,{"href":"${UNUSED}"}]\n`;

it('takes from a page, and from what the router reads of it, the preloads of sheets it does not use', () => {
  const folder = temporaryFolder({
    'about/index.html': `${sheet}${preload}${picture}${inPage(`${row(USED)}${row(UNUSED)}${tree}`)}`,
    'about/index.txt': `${row(USED)}${row(UNUSED)}${tree}`,
  });
  rewritePages([dropUnusedStyles], folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('about/index.html')).toBe(`${sheet}${picture}${inPage(`${row(USED)}${tree}`)}`);
  expect(read('about/index.txt')).toBe(`${row(USED)}${tree}`);
});

it('stops where Next writes them in a way that it does not know', () => {
  const unknown = preload.replace('href', 'crossorigin href');
  expect(() => dropUnusedStyles(sheet + unknown, 'about/index.html', temporaryFolder({}))).toThrow('about');
});
