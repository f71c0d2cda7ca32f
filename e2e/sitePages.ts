import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const SITE_MAP = 'out/sitemap.xml';
const ADDRESS = /<loc>([^<]+)<\/loc>/g;
/** Lists and single articles, of which there may be thousands. */
const MADE_OF_ARTICLES = /^\/companyNews\/./;

const xml = existsSync(SITE_MAP) ? readFileSync(SITE_MAP, 'utf8') : '';
const paths = [...xml.matchAll(ADDRESS)].map(([, address = '']) => address.slice(site.origin.value.length));

/** Any article, or the list of all while there is none. */
export const ARTICLE = paths.find((path) => path.startsWith('/companyNews/detail/')) ?? '/companyNews/';
export const DOCUMENT = '/preview/?url=/documents/white-paper.pdf';

export const NOT_FOUND = '/404/';

/** Every page of the export, but one for all articles. */
export const PAGES = [
  ...new Set([...paths.filter((path) => !MADE_OF_ARTICLES.test(path)), ARTICLE, '/offline/', NOT_FOUND]),
];

/** A page that PAGES leaves out. */
export const OTHER_PAGE = paths.find((path) => !PAGES.includes(path)) ?? '';

/** A page of the export; undefined if there is none. */
export function exportedPage(path: string) {
  const file = join(OUT_FOLDER, path, 'index.html');
  return path.endsWith('/') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
