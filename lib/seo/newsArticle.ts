import type { Metadata } from 'next';
import type { Article } from '@/lib/news/articleFiles';
import { articlePath } from '@/lib/news/newsPaths';
import { socialImagePath } from '@/lib/pictures/pictureManifest';
import type { Site } from '@/lib/schema/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { creativeWork, publishedAt } from '@/lib/seo/structuredData';

export function articleMetadata(site: Site, article: Article, socialImage: string): Metadata {
  const { title, date, category, tags, summary: description } = article;
  const page = pageMetadata(site, { title, description, path: articlePath(article.id), socialImage });
  return {
    ...page,
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: publishedAt(date),
      section: category,
      tags,
    },
  };
}

export function newsArticle(site: Site, article: Article, socialImage: string) {
  const { title, summary, date, category, tags, source } = article;
  const work = creativeWork(site, articlePath(article.id), date);
  return {
    '@type': 'NewsArticle',
    ...work,
    headline: title,
    description: summary,
    articleSection: category,
    keywords: tags.join(',') || undefined,
    image: site.origin.value + socialImagePath(socialImage),
    author: source && source !== site.name.value ? { '@type': 'Organization', name: source } : work.author,
  };
}
