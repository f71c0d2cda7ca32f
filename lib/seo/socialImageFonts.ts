import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FONT_FOLDER = 'node_modules/@fontsource/noto-sans-sc';
const EMOJI = /\p{Extended_Pictographic}/u;

export type SocialImageFont = { name: string; weight: 400 | 700; style: 'normal'; data: Buffer };

function rangesOf(text: string) {
  return [...text.matchAll(/U\+(\w+)-?(\w*)/g)].map(([, from = '', to]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to || from, 16),
  }));
}

function readSubsets() {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(FONT_FOLDER, 'unicode.json'), 'utf8'));
  return Object.entries(ranges).map(([name, text]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: rangesOf(text),
  }));
}

let subsets: ReturnType<typeof readSubsets> | undefined;
const files = new Map<string, Buffer>();

function subsetOf(char: string) {
  subsets ??= readSubsets();
  const code = char.codePointAt(0) ?? 0;
  return subsets.findLast(({ ranges }) => ranges.some(({ from, to }) => from <= code && code <= to))?.name;
}

function fontFile(subset: string, weight: SocialImageFont['weight']) {
  const path = join(FONT_FOLDER, 'files', `noto-sans-sc-${subset}-${weight}-normal.woff`);
  const data = files.get(path) ?? readFileSync(path);
  files.set(path, data);
  return data;
}

/** Without emoji and characters that the font has not: next/og would ask another host for them. */
export function drawable(text: string) {
  return [...text].filter((char) => subsetOf(char) && !EMOJI.test(char)).join('');
}

export function socialImageFonts(text: string, weight: SocialImageFont['weight']): SocialImageFont[] {
  const names = new Set([...text].flatMap((char) => subsetOf(char) ?? []));
  return [...names]
    .sort()
    .map((name) => ({ name: `${name}-${weight}`, weight, style: 'normal', data: fontFile(name, weight) }));
}
