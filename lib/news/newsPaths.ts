export const NEWS_PATH = '/companyNews/';
export const RSS_PATH = '/feed.xml';
export const JSON_FEED_PATH = '/feed.json';
/** The search field's id; a link to it focuses the field. */
export const SEARCH_ID = 'search';
export const SEARCH_PATH = `${NEWS_PATH}#${SEARCH_ID}`;
/** A placeholder article, because Next's export fails for a dynamic route without pages; pruned afterwards. */
export const NO_ARTICLE_ID = '_none';

export const articlePath = (id: string) => `${NEWS_PATH}detail/${id}/`;
export const categoryPath = (slug: string) => `${NEWS_PATH}category/${slug}/`;
export const archivePath = (year: string) => `${NEWS_PATH}archive/${year}/`;

export function pagePath(listPath: string, number: number) {
  return number > 1 ? `${listPath}page/${number}/` : listPath;
}
