import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { NO_ARTICLE_ID } from '@/lib/constants';

/** Doubles of 404.html. */
const UNUSED = /^_not-found[./]/;
const DETAIL_FOLDER = 'companyNews/detail';
/** Stands in for the first article, since a route without any page stops the export. */
const NO_ARTICLE = `${DETAIL_FOLDER}/${NO_ARTICLE_ID}/`;

/** Deletes what the export holds and no browser asks for. */
export function pruneExport(folder = OUT_FOLDER) {
  const unused = outFiles(folder).filter((file) => UNUSED.test(file) || file.startsWith(NO_ARTICLE));
  for (const file of unused) rmSync(join(folder, file));
  const withoutArticles = unused.some((file) => file.startsWith(NO_ARTICLE));
  for (const emptied of ['_not-found', ...(withoutArticles ? [DETAIL_FOLDER] : [])]) {
    rmSync(join(folder, emptied), { recursive: true, force: true });
  }
  return unused.length;
}
