export const NEWS_PATH = '/companyNews/';
export const RSS_PATH = '/feed.xml';
export const JSON_FEED_PATH = '/feed.json';
export const SEARCH_PATH = '/companyNews/search/';
/** A placeholder article, because Next's export fails for a dynamic route without pages; pruned afterwards. */
export const NO_ARTICLE_ID = '_none';

export function articlePath(id: string) {
  return `${NEWS_PATH}detail/${id}/`;
}

export function categoryPath(slug: string) {
  return `${NEWS_PATH}category/${slug}/`;
}

export function archivePath(year: string) {
  return `${NEWS_PATH}archive/${year}/`;
}

export function pagePath(listPath: string, number: number) {
  return number > 1 ? `${listPath}page/${number}/` : listPath;
}
