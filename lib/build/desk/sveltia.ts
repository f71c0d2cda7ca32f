import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DESK_PATH = '/desk/';
export const DESK_LOGO = `${DESK_PATH}icon.svg`;

const PACKAGES = 'node_modules';
const SVELTIA = '@sveltia/cms';
const SCRIPT = 'dist/sveltia-cms.js';
const CHINESE = 'locales/zh-CN.json';
const { version: VERSION } = JSON.parse(readFileSync(join(PACKAGES, SVELTIA, 'package.json'), 'utf8'));

/** A folder below the desk, laid out as the package CDN that Sveltia asks. */
const CDN_FOLDER = 'npm/';
const SVELTIA_FOLDER = `${CDN_FOLDER}${SVELTIA}@${VERSION}/`;
export const DESK_SCRIPT = `${DESK_PATH}${SVELTIA_FOLDER}${SCRIPT}`;

/** Under the font CDN's file names. */
const FONT_PACKAGES: Readonly<Record<string, string>> = {
  'material-symbols-outlined': '@fontsource-variable/material-symbols-outlined',
  'noto-mono': '@fontsource/noto-mono',
  'source-sans-3': '@fontsource-variable/source-sans-3',
};
const FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+\.woff2)/g;

/** Stands in for the Git hosts' status pages, so that none of them learns who edits. */
const STATUS_FILE = 'status.json';
const OWN_ADDRESSES = {
  'https://unpkg.com/': DESK_PATH + CDN_FOLDER,
  'https://www.githubstatus.com/api/v2/status.json': DESK_PATH + STATUS_FILE,
  'https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7': DESK_PATH + STATUS_FILE,
};

/** URLs that Sveltia fetches by itself; plain links may stay. */
const CDN_LEFT = /https:\/\/(unpkg\.com|cdn\.jsdelivr\.net|esm\.sh|cdnjs\.cloudflare\.com|fonts\.g\w+\.com)/;

function stopUnless(found: boolean, what: string) {
  if (found) return;
  throw new Error(
    `编辑台：Sveltia CMS ${VERSION} 的脚本里找不到 ${what}，新版本换了写法。请改 lib/build/desk/sveltia.ts，或退回原来的版本。`,
  );
}

export function ownAddresses(script: string) {
  const fonts = new Map<string, string>();
  let text = script.replace(FONT, (_, name: string, file: string) => {
    const to = `fonts/${name}-${file}`;
    fonts.set(`${FONT_PACKAGES[name]}/files/${name}-${file}`, to);
    return DESK_PATH + to;
  });
  const copied = [...fonts.keys()].join();
  for (const [name, from] of Object.entries(FONT_PACKAGES))
    stopUnless(copied.includes(`${from}/files/`), `字体 ${name}`);
  for (const [from, to] of Object.entries(OWN_ADDRESSES)) {
    stopUnless(text.includes(from), from);
    text = text.replaceAll(from, to);
  }
  const left = CDN_LEFT.exec(text)?.[0];
  stopUnless(!left, `${left} 的替代`);
  return { text, fonts };
}

type Words = { [name: string]: Words | string };

export function withTranslations(words: Words, ours: Readonly<Record<string, string>>): Words {
  const all = structuredClone(words);
  for (const [name, text] of Object.entries(ours)) {
    const groups = name.split('.');
    const last = groups.pop() ?? '';
    const group = groups.reduce((part, key) => {
      part[key] ??= {};
      return part[key] as Words;
    }, all);
    group[last] ??= text;
  }
  return all;
}

export function copySveltia(folder: string, translations: Readonly<Record<string, string>>) {
  const sveltia = join(PACKAGES, SVELTIA);
  const target = join(folder, SVELTIA_FOLDER);
  const { text, fonts } = ownAddresses(readFileSync(join(sveltia, SCRIPT), 'utf8'));
  const withoutMaps = { recursive: true, filter: (file: string) => !file.endsWith('.map') };
  for (const part of ['dist/chunks', 'locales']) cpSync(join(sveltia, part), join(target, part), withoutMaps);
  for (const [from, to] of fonts) cpSync(join(PACKAGES, from), join(folder, to));
  writeFileSync(join(target, SCRIPT), text);
  const chinese = JSON.parse(readFileSync(join(sveltia, CHINESE), 'utf8'));
  writeFileSync(join(target, CHINESE), JSON.stringify(withTranslations(chinese, translations)));
  // Sveltia's hourly check for a newer version.
  const current = join(folder, CDN_FOLDER, SVELTIA);
  mkdirSync(current, { recursive: true });
  cpSync(join(sveltia, 'package.json'), join(current, 'package.json'));
  writeFileSync(join(folder, STATUS_FILE), '{}\n');
}
