import { parse, tokTypes } from 'acorn';
import type { ExportedSite } from '@/lib/build/checks/readExport';

/** ECMAScript that Chrome 99, Firefox 97 and Safari 15.4 parse; lookbehind and static blocks came with Safari 16.4. */
const ECMA_VERSION = 2022;
const LOOKBEHIND = /\(\?<[=!]/;
const MODULE = /^pdfjs\//;
const CSS_STRING = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
/** `@layer a, b;`, which only names layers. */
const BARE_LAYER = /@layer[^{};]*(?:;|$)/g;
const CLIPPED_AXIS = /overflow(?:-[xy]:|:visible )clip|overflow:clip visible/g;

export function scriptFaults(source: string, sourceType: 'script' | 'module' = 'script') {
  const faults: string[] = [];
  let last = '';
  try {
    parse(source, {
      ecmaVersion: ECMA_VERSION,
      sourceType,
      onToken({ type, start, end }) {
        const text = source.slice(start, end);
        if (type === tokTypes.regexp && LOOKBEHIND.test(text)) faults.push('语法太新，正则表达式的 (?<=');
        if (type === tokTypes.braceL && last === 'static') faults.push('语法太新，类的 static {}');
        last = text;
      },
    });
  } catch (error) {
    faults.push(`语法太新，${(error as Error).message}`);
  }
  return faults;
}

export function sheetFaults(sheet: string) {
  const css = sheet.replace(CSS_STRING, '""');
  const layers = css.match(BARE_LAYER) ?? [];
  const clips = css.match(CLIPPED_AXIS) ?? [];
  return [
    ...layers.map((layer) => `${layer} 只有名字，从缓存读它的 Chromium 102、103 会卡死，要带上 {…}`),
    ...clips.map((clip) => `${clip} 只裁一个方向，Safari 16 会因此一片空白`),
  ];
}

function faultsIn(file: string, read: ExportedSite['read']) {
  if (file.endsWith('.js')) return scriptFaults(read(file), MODULE.test(file) ? 'module' : 'script');
  return file.endsWith('.css') ? sheetFaults(read(file)) : [];
}

export function checkOldestBrowsers({ files, read }: Pick<ExportedSite, 'files' | 'read'>) {
  const faults = [...files].flatMap((file) => faultsIn(file, read).map((fault) => `${file}：${fault}`));
  if (!faults.length) return '';
  return ['Chromium 99、Firefox 97 或 Safari 15.4 读不懂下列文件：', ...faults].join('\n  ');
}
