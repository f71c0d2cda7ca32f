import type { Metadata } from 'next';
import type { Article } from '@/lib/news/newsFolder';
import { articlePath } from '@/lib/news/newsPaths';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { Site } from '@/lib/schema/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { type SocialImage, socialImageMeta } from '@/lib/seo/socialImage';
import { creativeWork, publishedAt } from '@/lib/seo/structuredData';

export function articleMetadata(site: Site, article: Article, socialImage: SocialImage): Metadata {
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

export function newsArticle(site: Site, article: Article, socialImage: SocialImage) {
  const { title, summary, date, category, tags, source, cover } = article;
  const work = creativeWork(site, articlePath(article.id), date);
  const pictures = [socialImageMeta(socialImage).url, ...(cover ? [largestPicture({ file: cover })] : [])];
  return {
    '@type': 'NewsArticle',
    ...work,
    headline: title,
    description: summary,
    articleSection: category,
    keywords: tags.join(',') || undefined,
    image: pictures.map((path) => site.origin.value + path),
    author: source && source !== site.name.value ? { '@type': 'Organization', name: source } : work.author,
  };
}
