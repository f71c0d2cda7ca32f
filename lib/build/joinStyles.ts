import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RewritePage } from '@/lib/build/outFiles';

/** React’s, side by side. */
const SHEETS = /(?:<link rel="stylesheet" href="[^"]+" data-precedence="\w+"\/>)+/;
const ADDRESS = / href="\/([^"]+)"/g;

function writeJoined(links: string, folder: string) {
  const sheets = [...links.matchAll(ADDRESS)].map(([, sheet = '']) => readFileSync(join(folder, sheet)));
  const joined = Buffer.concat(sheets);
  const address = `_next/static/chunks/${createHash('sha256').update(joined).digest('hex').slice(0, 13)}.css`;
  writeFileSync(join(folder, address), joined);
  return `<link rel="stylesheet" href="/${address}"/>`;
}

/**
 * The sheets of a page arrive as one, which is two thirds of their bytes. The router takes disabled ones for loaded, so
 * that the next page brings only those that it has besides.
 */
export function joinStyles(): RewritePage {
  const joined = new Map<string, string>();
  return (html, _file, folder) =>
    html.replace(SHEETS, (links) => {
      const sheet = joined.get(links) ?? writeJoined(links, folder);
      joined.set(links, sheet);
      return sheet + links.replaceAll('"stylesheet"', '"stylesheet" disabled');
    });
}
