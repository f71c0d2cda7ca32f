import { articleCard } from '@/app/_parts/cards';
import { categoryOf } from '@/app/_parts/categories';
import { news } from '@/content/news';
import { site } from '@/content/site';
import type { Article } from '@/lib/news/newsFolder';
import { articlePath } from '@/lib/news/newsPaths';
import { newsArticle } from '@/lib/seo/newsArticle';
import { breadcrumbList } from '@/lib/seo/structuredData';

export function articleGraph(article: Article) {
  const { id, title } = article;
  return [
    newsArticle(site, article, articleCard(article)),
    breadcrumbList(site, [news.page, categoryOf(article), { title, path: articlePath(id) }]),
  ];
}
