import { existsSync, readFileSync } from 'node:fs';
import { site } from '@/content/site';

const SITE_MAP = 'out/sitemap.xml';
const ADDRESS = /<loc>([^<]+)<\/loc>/g;
/** Lists and single articles, of which there may be thousands. */
const MADE_OF_ARTICLES = /^\/companyNews\/./;

/** Every page of the export but those that are made of articles, as its site map names them. */
export function sitePages() {
  const xml = existsSync(SITE_MAP) ? readFileSync(SITE_MAP, 'utf8') : '';
  return [...xml.matchAll(ADDRESS)]
    .map(([, address = '']) => address.slice(site.origin.value.length))
    .filter((path) => !MADE_OF_ARTICLES.test(path));
}

export const ARTICLE = '/companyNews/detail/reading-a-data-sheet/';
export const DOCUMENT = '/preview/?url=/documents/white-paper.pdf';

export const NOT_FOUND = '/404/';

/** Every page, and one for all articles. */
export const PAGES = [...sitePages(), ARTICLE, '/offline/', NOT_FOUND];
