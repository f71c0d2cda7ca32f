import type { Metadata } from 'next';
import type { Article } from '@/lib/content/newsFolder';
import { fallbackPicture, pictureEntry } from '@/lib/content/pictureManifest';
import { articlePath } from '@/lib/runtime/newsPaths';
import type { Site } from '@/lib/schema/site';
import { pageMetadata } from '@/lib/seo/metadata';

/** Midnight in China, where the day of an article is counted. */
export function publishedAt(date: string) {
  return `${date}T00:00:00+08:00`;
}

function cardOf({ cover, coverAlt }: Article) {
  if (!cover) return undefined;
  const { width, height } = pictureEntry(cover);
  return { url: fallbackPicture({ file: cover, alt: coverAlt }), width, height, alt: coverAlt };
}

export function articleMetadata(site: Site, article: Article): Metadata {
  const { title, summary, date, category, tags } = article;
  const page = pageMetadata(site, { title, description: summary, path: articlePath(article.id) });
  const card = cardOf(article);
  return {
    ...page,
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: publishedAt(date),
      section: category,
      tags,
      ...(card && { images: [card] }),
    },
  };
}

/** The article as schema.org tells of it. */
export function newsArticle(site: Site, article: Article) {
  const url = site.origin.value + articlePath(article.id);
  const publisher = { '@type': 'Organization', name: site.company.value, url: site.origin.value };
  const card = cardOf(article);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    inLanguage: 'zh-CN',
    datePublished: publishedAt(article.date),
    mainEntityOfPage: url,
    url,
    articleSection: article.category,
    keywords: article.tags.join(',') || undefined,
    image: card && [site.origin.value + card.url],
    author: article.source ? { '@type': 'Organization', name: article.source } : publisher,
    publisher,
    isAccessibleForFree: true,
  };
}
