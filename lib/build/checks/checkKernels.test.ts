/** @jest-environment node */
import { kernelFaults } from '@/lib/build/checks/checkKernels';
import { readScript } from '@/lib/build/checks/kernelScripts';
import { bareLayers, laterStyles } from '@/lib/build/checks/kernelStyles';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

it.each([
  ['class A { static #a = 1; #b; has(x) { return #b in x } }', 0],
  ['a ??= b?.c; 1_000n; a.at(-1); Object.hasOwn(a, b)', 0],
  ['class A { static { f() } }', 1],
  ['/(?<=a)b/.test(c)', 1],
  ['/(?<name>a)/.test(c)', 0],
  ['/[a--b]/v', 1],
  ['using a = b;', 1],
])('tells whether the oldest browsers can parse %s', (source, faults) => {
  expect(readScript(source).syntax).toHaveLength(faults);
});

it.each([
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['a.toSorted()', ['toSorted']],
  ['new OffscreenCanvas(1, 1)', ['OffscreenCanvas']],
  ['requestIdleCallback(f)', ['requestIdleCallback']],
  ['"requestIdleCallback" in window ? requestIdleCallback(f) : setTimeout(f)', []],
  ['typeof OffscreenCanvas < "u" && new OffscreenCanvas(1, 1)', []],
  ['AbortSignal.timeout ? AbortSignal.timeout(1) : null', []],
  ['try { new DecompressionStream("gzip") } catch { slowly() }', []],
  ['a.any(); b.timeout(); Promise.any([])', []],
])('finds in %s what is used without a fallback', (source, names) => {
  expect(readScript(source).used).toEqual(names);
});

it.each([
  ['a{color:color-mix(in srgb,red,blue)}', ['color-mix(']],
  ['@supports (height:100dvh){@media print{a{height:100dvh}}}', []],
  ['a{height:100dvh}', ['100dvh']],
  ['@media (width>=48em){a{top:0}}', ['@media (width >= …)']],
  ['a{top:0}b:hover,c:has(d){top:0}', [':has(…) 与别的选择器写在一起']],
  ['a{top:0}c:has(d){top:0}@media (min-width:48em){a{inset:0;aspect-ratio:1}}', []],
  ['a{top:0;translate:1px}', ['translate:']],
  ['a{background:linear-gradient(red,blue) url("a&b@container.svg")}', []],
])('finds what is too new in the sheet %s', (css, found) => {
  expect(laterStyles(css)).toEqual(found);
});

it.each([
  ['@layer reset,mantine;a{top:0}', ['@layer reset,mantine;']],
  ['@layer mantine;@layer reset{a{top:0}}', ['@layer mantine;']],
  ['@media screen{a{top:0}}@layer mantine{a{top:0;left:0}}', []],
  ['a::before{content:"@layer a;"}', []],
])('finds the layers that are only named in %s', (css, found) => {
  expect(bareLayers(css)).toEqual(found);
});

it('reads scripts and sheets of the export, but not what only older browsers load', () => {
  const folder = temporaryFolder({
    'index.html': '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '_next/static/chunks/old.js': 'a.toSorted()',
    '_next/static/chunks/a.js': 'URL.canParse(a); b.toSorted()',
    '_next/static/chunks/b.js': '"canParse" in URL || (URL.canParse = f)',
    'pdfjs/1/worker.js': 'import.meta.url',
    '_next/static/chunks/c.css': '@layer a;a{width:1cqw}',
  });
  const faults = kernelFaults(folder);
  expect(faults).toHaveLength(3);
  expect(faults[0]).toContain('a.js：没有先确认 toSorted 存在就使用');
  expect(faults[1]).toContain('c.css：样式太新，1cqw');
  expect(faults[2]).toContain('c.css：@layer a; 只有名字');
});
