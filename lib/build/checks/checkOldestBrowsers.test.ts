import { checkOldestBrowsers, scriptFaults, sheetFaults } from '@/lib/build/checks/checkOldestBrowsers';

it.each([
  ['class A { static #a = 1; #b; has(x) { return #b in x } }', 0],
  ['a ??= b?.c; 1_000n; a.at(-1); Object.hasOwn(a, b)', 0],
  ['class A { static { f() } }', 1],
  ['/(?<=a)b/.test(c)', 1],
  ['/(?<name>a)/.test(c)', 0],
  ['/[a--b]/v', 1],
  ['using a = b;', 1],
])('knows whether the oldest browsers can parse %s', async (source, faults) => {
  expect(await scriptFaults(source)).toHaveLength(faults);
});

it.each([
  ['@layer reset,mantine;a{top:0}', ['@layer reset,mantine;']],
  ['@layer mantine;@layer reset{a{top:0}}', ['@layer mantine;']],
  ['@media screen{a{top:0}}@layer mantine{a{top:0;left:0}}', []],
  ['a::before{content:"@layer a;"}', []],
  ['a{overflow-x:clip}', ['overflow-x:clip']],
  ['a{overflow:clip visible}', ['overflow:clip visible']],
  ['a{overflow:visible clip}', ['overflow:visible clip']],
  ['a{overflow:clip;overflow-x:hidden}', []],
])('finds @layer lists and one-axis clipping in %s', (css, found) => {
  expect(sheetFaults(css).map((fault) => fault.split(' 只')[0])).toEqual(found);
});

it('checks the scripts and style sheets of the export', async () => {
  const site: Record<string, string> = {
    'index.html': '@layer a;',
    '_next/static/chunks/a.js': '/[a--b]/v',
    'pdfjs/1/worker.js': 'import.meta.url',
    '_next/static/chunks/c.css': '@layer a;a{overflow-y:clip}',
  };
  const files = new Set(Object.keys(site));
  const faults = await checkOldestBrowsers({ files, read: (file) => site[file] ?? '' });
  expect(faults).toEqual([
    expect.stringMatching(/a\.js：语法太新/),
    expect.stringMatching(/c\.css：@layer a; 只有名字/),
    expect.stringMatching(/c\.css：overflow-y:clip 只裁一个方向/),
  ]);
});
