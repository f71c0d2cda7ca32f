import { type TransformOptions, transform } from 'esbuild';
import type { ExportedSite } from '@/lib/build/checks/readExport';
import { ESBUILD_TARGET } from '@/lib/build/esbuildTarget';

const CSS_STRING = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
/** `@layer a, b;`, which only names layers. */
const BARE_LAYER = /@layer[^{};]*(?:;|$)/g;
const CLIPPED_AXIS = /overflow(?:-[xy]:|:visible )clip|overflow:clip visible/g;

/** esbuild rewrites these too, although the oldest browsers parse them. */
const PARSED_BY_ALL = {
  'function-or-class-property-access': true,
  'regexp-unicode-property-escapes': true,
};

const linesOf = async (source: string, options: TransformOptions) =>
  (await transform(source, { logLevel: 'silent', ...options })).code.split('\n');

/** If esbuild rewrites a script for the oldest browsers, they cannot parse it. */
export async function scriptFaults(source: string) {
  try {
    const lines = await linesOf(source, {});
    const old = await linesOf(source, { target: ESBUILD_TARGET, supported: PARSED_BY_ALL });
    const first = lines.find((line, index) => line !== old[index]);
    return first === undefined ? [] : [`语法太新 / too new: ${first.trim()}`];
  } catch (error) {
    return [`语法太新 / too new: ${(error as Error).message}`];
  }
}

export function sheetFaults(sheet: string) {
  const css = sheet.replace(CSS_STRING, '""');
  const layers = css.match(BARE_LAYER) ?? [];
  const clips = css.match(CLIPPED_AXIS) ?? [];
  return [
    ...layers.map(
      (layer) =>
        `${layer} 只有名字，会卡死 Chromium 102、103，要带上 {…} / hangs Chromium 102 and 103 without its {…}`,
    ),
    ...clips.map(
      (clip) => `${clip} 只裁一个方向，Safari 16 会一片空白 / one clipped axis leaves Safari 16 blank`,
    ),
  ];
}

export async function checkOldestBrowsers({ files, read }: Pick<ExportedSite, 'files' | 'read'>) {
  const found = [...files].map(async (file) => {
    if (file.endsWith('.css')) return sheetFaults(read(file)).map((fault) => `${file}：${fault}`);
    if (!file.endsWith('.js')) return [];
    return (await scriptFaults(read(file))).map((fault) => `${file}：${fault}`);
  });
  return (await Promise.all(found)).flat();
}
