import { categories } from '@/app/_parts/categories';
import { news, newsroom } from '@/content/news';
import { ARCHIVE_PAGE_SIZE, NEWS_PAGE_SIZE } from '@/lib/constants';
import type { Article } from '@/lib/news/newsFolder';
import { archivePath, NEWS_PATH, pagePath } from '@/lib/news/newsPaths';
import { pageParams } from '@/lib/news/pageParams';
import type { SitemapPage } from '@/lib/seo/sitemap';

/** All pages of a list; each new article moves all of them on. */
function pagesOf(path: string, articles: readonly Article[], size: number): SitemapPage[] {
  const updated = articles[0]?.date ?? news.page.updated;
  return pageParams(articles.length, size).map(({ page }) => ({
    path: pagePath(path, Number(page)),
    updated,
  }));
}

export function listPages(): SitemapPage[] {
  return [
    ...pagesOf(NEWS_PATH, newsroom.all(), NEWS_PAGE_SIZE),
    ...categories.flatMap(({ path, title }) => pagesOf(path, newsroom.inCategory(title), NEWS_PAGE_SIZE)),
    ...newsroom
      .years()
      .flatMap((year) => pagesOf(archivePath(year), newsroom.inYear(year), ARCHIVE_PAGE_SIZE)),
  ];
}
