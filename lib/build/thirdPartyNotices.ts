import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const LICENCE_FILE = /^(licen[cs]e|notice)/i;
const RULE = `\n\n${'-'.repeat(72)}\n\n`;

type Lock = { packages: Record<string, { dev?: true; optional?: true; devOptional?: true }> };

const read = (...path: string[]) => readFileSync(join(...path), 'utf8').trim();

/** A few packages name their licence and come without its text. */
function noticeOf(folder: string) {
  const { name, version, license, author } = JSON.parse(read(folder, 'package.json'));
  const named = readdirSync(folder, { withFileTypes: true }).filter((entry) => LICENCE_FILE.test(entry.name));
  const files = named.flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(folder, entry.name)).map((file) => join(entry.name, file))
      : entry.name,
  );
  const texts = files.length
    ? files.sort().map((file) => read(folder, file))
    : [`Copyright ${author ?? name}`];
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/** Minified scripts keep no notices: here are those of all that `dependencies` bring, and of the site's font. */
export function thirdPartyNotices() {
  const { packages }: Lock = JSON.parse(read('package-lock.json'));
  const folders = Object.entries(packages).flatMap(([path, { dev, optional, devOptional }]) =>
    path && !(dev || optional || devOptional) ? path : [],
  );
  return [...folders.map(noticeOf), `app/fonts\n\n${read('app/fonts/OFL.txt')}\n`].join(RULE);
}

export function writeThirdPartyNotices() {
  writeFileSync(join(OUT_FOLDER, 'third-party-notices.txt'), thirdPartyNotices());
}
