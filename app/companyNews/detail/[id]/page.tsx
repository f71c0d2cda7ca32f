import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleView } from '@/app/_parts/ArticleView';
import { socialImageOf } from '@/app/_parts/categories';
import { articles } from '@/content/news';
import { site } from '@/content/site';
import { NO_ARTICLE_ID } from '@/lib/news/newsPaths';
import { articleMetadata } from '@/lib/seo/newsArticle';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const ids = articles.published().map(({ id }) => ({ id }));
  return ids.length ? ids : [{ id: NO_ARTICLE_ID }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = articles.byId((await params).id);
  return article ? articleMetadata(site, article, socialImageOf(article)) : { robots: { index: false } };
}

export default async function ArticlePage({ params }: Props) {
  const article = articles.byId((await params).id);
  if (!article) notFound();
  return <ArticleView article={article} />;
}
