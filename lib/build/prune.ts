import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { NO_ARTICLE_ID } from '@/lib/constants';

/** What no browser asks for, though a route without any page stops the export. */
const UNUSED = [
  // Doubles of 404.html.
  /^_not-found[./]/,
  // Stands in for the first article.
  new RegExp(`^companyNews/detail/${NO_ARTICLE_ID}/`),
  // For prefetching, which no link of this site does; there are some only where noPrefetchData.ts did not take.
  /(^|\/)__next\./,
];

function removeEmptied(folder: string) {
  if (readdirSync(folder).length) return;
  rmdirSync(folder);
  removeEmptied(dirname(folder));
}

export function pruneExport(folder = OUT_FOLDER) {
  const unused = outFiles(folder).filter((file) => UNUSED.some((pattern) => pattern.test(file)));
  for (const file of unused) {
    rmSync(join(folder, file));
    removeEmptied(dirname(join(folder, file)));
  }
  return unused.length;
}
