import { articles } from '@/content/news';
import { articlePath } from '@/lib/news/newsPaths';

export function articleLink(id: string) {
  const article = articles.byId(id);
  if (!article) throw new Error(`没有文章 content/news/${id}.md，或者它还没有发布`);
  return { title: article.title, path: articlePath(id) };
}
