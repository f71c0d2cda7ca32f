import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

const INDEX_FILE = /(?<=^|\/)index\.html$/;
/** Lists and single articles, of which there may be thousands, and the editors’ desk. */
const NOT_WALKED = /^\/(companyNews\/.|desk\/)/;

const files = existsSync(OUT_FOLDER) ? outFiles().filter((file) => INDEX_FILE.test(file)) : [];
const paths = files.map((file) => `/${file.replace(INDEX_FILE, '')}`);

/** Any article, or the list of all while there is none. */
export const ARTICLE = paths.find((path) => path.startsWith('/companyNews/detail/')) ?? '/companyNews/';
export const DOCUMENT = '/preview/?url=/documents/white-paper.pdf';

export const NOT_FOUND = '/404/';

/** Every page of the export, but one for all articles. */
export const PAGES = [...new Set([...paths.filter((path) => !NOT_WALKED.test(path)), ARTICLE, NOT_FOUND])];

/** A page that PAGES leaves out. */
export const OTHER_PAGE = paths.find((path) => !PAGES.includes(path)) ?? '';

/** A page of the export; undefined if there is none. */
export function exportedPage(path: string) {
  const file = join(OUT_FOLDER, path, 'index.html');
  return path.endsWith('/') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
