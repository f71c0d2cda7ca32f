import { checkLinks } from '@/lib/build/checks/checkLinks';
import { readExport } from '@/lib/build/checks/readExport';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const HEAD = '<!doctype html><link rel="canonical" href="https://site.example/"><div id="top"></div>';

function faultsOf(files: Record<string, string>) {
  const folder = temporaryFolder({
    'about/index.html': '<h1 id="wish">x</h1>',
    'search/index.html': '',
    'guide/index.html': '',
    ...files,
  });
  return checkLinks(readExport(folder)).map((line) => line.replace(/ \/ [^（]*/, ''));
}

function faultsIn(html: string, files: Record<string, string> = {}) {
  return faultsOf({ 'index.html': HEAD + html, ...files });
}

it.each([
  '<a href="/">x</a>',
  '<a href="/about">x</a>',
  '<a href="/about/#wish">x</a>',
  '<a href="/?query=forestry#top">x</a>',
  '<a href="/#top?forestry">x</a>',
  '<a href="#top">x</a>',
  '<a href="/about/?query=route#wish">x</a>',
  '<a href="/guide/?scene=patrol">x</a>',
  '<a href="/search/?query=任何词">x</a>',
  '<a href="https://other.example/nothing/">x</a>',
  '<a href="mailto:a@b.example">x</a>',
  '<p>"/missing.html"</p>',
])('finds nothing wrong with %s', (html) => {
  expect(faultsIn(html)).toEqual([]);
});

it.each([
  ['<a href="/nowhere/">x</a>', '/nowhere/：没有这个页面或文件'],
  ['<a href="/about/#nobody">x</a>', '/about/#nobody：about/index.html 里没有这个 id'],
  ['<a href="/?query=a#nobody">x</a>', '/?query=a#nobody：index.html 里没有这个 id'],
  ['<a href="/#nobody?a">x</a>', '/#nobody?a：index.html 里没有这个 id'],
  ['<a href="/?query=forestri#top">x</a>', '/?query=forestri#top：query 应为'],
  ['<a href="/#top?Forestry">x</a>', '/#top?Forestry：query 应为'],
  ['<a href="/about/?query=routes">x</a>', '/about/?query=routes：query 应为'],
  ['<a href="/guide/?scene=patrols">x</a>', '/guide/?scene=patrols：scene 应为'],
  ['<a href="https://site.example/nowhere/">x</a>', 'https://site.example/nowhere/：没有这个页面或文件'],
  ['<a href="/about/?url=/documents/a.pdf">x</a>', '/documents/a.pdf：没有这个页面或文件'],
  ['<a href="/100%">x</a>', '/100%：没有这个页面或文件'],
  ['<img src="/a.jpg">', '/a.jpg：没有这个页面或文件'],
  ['<source srcset="/about/ 1x, /b.avif 2x">', '/b.avif：没有这个页面或文件'],
  ['<video poster="/c.jpg"></video>', '/c.jpg：没有这个页面或文件'],
  ['<meta property="og:image" content="/og.png">', '/og.png：没有这个页面或文件'],
  ['<script>push("{\\"src\\":\\"/films/d.mp4\\"}")</script>', '/films/d.mp4：没有这个页面或文件'],
  ['<script>push("{\\"src\\":\\"/films/植保à.mp4\\"}")</script>', '/films/植保à.mp4：没有这个页面或文件'],
  ['<p id="top"></p>', 'id="top" 出现了不止一次'],
])('finds what is wrong with %s', (html, fault) => {
  expect(faultsIn(html)).toEqual([`${fault}（index.html）`]);
});

it('reports a fault once, however many pages share it', () => {
  const pages = ['a', 'b', 'c', 'd'].map((name) => [`${name}.html`, '<a href="/x/">x</a>']);
  expect(faultsOf(Object.fromEntries(pages))).toEqual([
    '/x/：没有这个页面或文件（a.html、b.html、c.html … 4）',
  ]);
});
