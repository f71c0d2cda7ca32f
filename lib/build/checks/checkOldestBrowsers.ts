import { parse, type Token, tokTypes } from 'acorn';
import type { ExportedSite } from '@/lib/build/checks/exportedSite';

/** What Chromium 99, Firefox 97 and Safari 15.4 can parse, but for two things that came to Safari in 16.4 only. */
const ECMA_VERSION = 2022;
const LOOKBEHIND = /\(\?<[=!]/;
const MODULE = /^pdfjs\//;
const CSS_STRING = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const BARE_LAYER = /@layer[^{};]*(?:;|$)/g;
const CLIPPED_AXIS = /overflow(?:-[xy]:|:visible )clip|overflow:clip visible/g;

export function scriptFaults(source: string, sourceType: 'script' | 'module' = 'script') {
  const faults: string[] = [];
  let last = '';
  const onToken = ({ type, start, end }: Token) => {
    const text = source.slice(start, end);
    if (type === tokTypes.regexp && LOOKBEHIND.test(text)) faults.push('正则表达式的 (?<=');
    if (type === tokTypes.braceL && last === 'static') faults.push('类的 static {}');
    last = text;
  };
  try {
    parse(source, { ecmaVersion: ECMA_VERSION, sourceType, onToken });
  } catch (error) {
    faults.push((error as Error).message);
  }
  return faults;
}

/** Statements that only name layers: where a sheet with one comes from the cache, Chromium 102 and 103 freeze. */
export function bareLayers(css: string) {
  return css.replace(CSS_STRING, '""').match(BARE_LAYER) ?? [];
}

/** One axis that clips: Safari 16 paints nothing of what stands in it, and Safari 15 does not clip at all. */
export function clippedAxes(css: string) {
  return css.replace(CSS_STRING, '""').match(CLIPPED_AXIS) ?? [];
}

function browserFaults({ files, read }: Pick<ExportedSite, 'files' | 'read'>) {
  return [...files].flatMap((file) => {
    if (file.endsWith('.js')) {
      const faults = scriptFaults(read(file), MODULE.test(file) ? 'module' : 'script');
      return faults.map((fault) => `${file}：语法太新，${fault}`);
    }
    if (!file.endsWith('.css')) return [];
    const css = read(file);
    return [
      ...bareLayers(css).map(
        (layer) => `${file}：${layer} 只有名字，Chromium 102、103 会因此卡死，要带上 {…}`,
      ),
      ...clippedAxes(css).map((clip) => `${file}：${clip} 只裁一个方向，Safari 16 会因此一片空白`),
    ];
  });
}

export function checkOldestBrowsers(site: Pick<ExportedSite, 'files' | 'read'>) {
  const faults = browserFaults(site);
  if (!faults.length) return '';
  return ['Chromium 99、Firefox 97 或 Safari 15.4 读不懂下列文件：', ...faults].join('\n  ');
}
