import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asScript } from '@/lib/build/asScript';
import { readScript } from '@/lib/build/checks/kernelScripts';
import { bareLayers, laterStyles } from '@/lib/build/checks/kernelStyles';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

/** Served to browsers without modules only, which are older still; Next cannot leave it out. */
const POLYFILLS = /\bnoModule=""[^>]*\bsrc="\/([^"]+)"|\bsrc="\/([^"]+)"[^>]*\bnoModule=""/;
const MODULE = /^pdfjs\//;
/** Of pdf.js: it presses signatures that are drawn, for which this viewer has no tool. */
const NEVER_REACHED = ['CompressionStream'];

/** What the oldest browsers of package.json's browserslist would not understand or not find. */
export function kernelFaults(folder = OUT_FOLDER) {
  const files = outFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [, first, second] = POLYFILLS.exec(files.includes('index.html') ? read('index.html') : '') ?? [];
  const scripts = files
    .filter((file) => file.endsWith('.js') && file !== (first ?? second))
    .map((file) => ({ file, ...readScript(read(file), MODULE.test(file) ? 'module' : 'script') }));
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: read(file) }));
  const known = new Set([...scripts.flatMap(({ defined }) => defined), ...NEVER_REACHED]);
  return [
    ...scripts.flatMap(({ file, syntax }) => syntax.map((fault) => `${file}：语法太新，${fault}`)),
    ...scripts.flatMap(({ file, used }) =>
      used.filter((name) => !known.has(name)).map((name) => `${file}：没有先确认 ${name} 存在就使用`),
    ),
    ...sheets.flatMap(({ file, css }) =>
      laterStyles(css).map((fault) => `${file}：样式太新，${fault} 要放进 @supports`),
    ),
    ...sheets.flatMap(({ file, css }) =>
      bareLayers(css).map((fault) => `${file}：${fault} 只有名字，Chromium 102、103 会因此卡死，要带上 {…}`),
    ),
  ];
}

/** Stops the build when its scripts or sheets ask for a newer browser than it promises. */
export function checkKernels(folder = OUT_FOLDER) {
  const faults = kernelFaults(folder);
  if (!faults.length) return;
  const title = 'Chromium 99、Firefox 97 或 Safari 15.4 读不懂下列文件：';
  throw new Error([title, ...faults.map((fault) => `  ${fault}`)].join('\n'));
}

void asScript(module, checkKernels);
