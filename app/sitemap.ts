import type { MetadataRoute } from 'next';
import { staticPages } from '@/app/_parts/staticPages';
import { articles, news } from '@/content/news';
import { site } from '@/content/site';
import { articlePath } from '@/lib/news/newsPaths';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = [
    ...staticPages,
    ...articles.listPages().map(({ path, updated = news.page.updated }) => ({ path, updated })),
    ...articles.published().map(({ id, date }) => ({ path: articlePath(id), updated: date })),
  ];
  return pages.map(({ path, updated }) => ({ url: site.origin.value + path, lastModified: updated }));
}
