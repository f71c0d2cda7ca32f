import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleCard } from '@/app/cards.json/cards';
import { articleGraph } from '@/app/companyNews/articleGraph';
import { badgeOf, listed } from '@/app/companyNews/listed';
import { ArticleNeighbours } from '@/components/news/ArticleNeighbours';
import { ArticleScreen } from '@/components/news/ArticleScreen';
import { Prose } from '@/components/news/Prose';
import { RelatedArticles } from '@/components/news/RelatedArticles';
import { ShareLinks } from '@/components/news/ShareLinks';
import { TagLinks } from '@/components/news/TagLinks';
import { JsonLd } from '@/components/ui/JsonLd';
import { news, newsroom } from '@/content/news';
import { site } from '@/content/site';
import { viewer } from '@/content/viewer';
import { NO_ARTICLE_ID, RELATED_ARTICLES } from '@/lib/constants';
import { readingMinutes } from '@/lib/content/readingMinutes';
import { articlePath } from '@/lib/runtime/newsPaths';
import { articleMetadata } from '@/lib/seo/newsArticle';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const ids = newsroom.all().map(({ id }) => ({ id }));
  return ids.length ? ids : [{ id: NO_ARTICLE_ID }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = newsroom.byId((await params).id);
  return article ? articleMetadata(site, article, articleCard(article)) : { robots: { index: false } };
}

export default async function ArticlePage({ params }: Props) {
  const article = newsroom.byId((await params).id);
  if (!article) notFound();
  const { parts, headings } = newsroom.renderer.forPage(article.body);
  const { previous, next } = newsroom.neighbours(article);
  const related = newsroom.related(article, RELATED_ARTICLES);
  const facts = { ...article, minutes: readingMinutes(article.body), badge: badgeOf(article) };
  const url = site.origin.value + articlePath(article.id);
  return (
    <ArticleScreen content={news} article={facts} headings={headings} viewerLabels={viewer}>
      <JsonLd graph={articleGraph(article)} />
      <Prose parts={parts} openPictureLabel={news.article.openPicture} viewerLabels={viewer} />
      <TagLinks label={news.article.tags} tags={article.tags} />
      <ShareLinks url={url} title={article.title} labels={news.share} />
      <ArticleNeighbours labels={news.article} previous={previous} next={next} />
      <RelatedArticles title={news.article.related} articles={related.map(listed)} />
    </ArticleScreen>
  );
}
