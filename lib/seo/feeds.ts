import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { Article } from '@/lib/news/newsFolder';
import { articlePath, JSON_FEED_PATH, NEWS_PATH, RSS_PATH } from '@/lib/news/newsPaths';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import { publishedAt } from '@/lib/seo/structuredData';

type Feed = {
  origin: string;
  title: string;
  description: string;
  articles: readonly Article[];
  htmlOf: (article: Article) => string;
};

function rssDate(date: string) {
  return new Date(publishedAt(date)).toUTCString();
}

function rssItem(article: Article, { origin, htmlOf }: Feed) {
  const url = origin + articlePath(article.id);
  return x('item', [
    x('title', article.title),
    x('link', url),
    x('guid', { isPermaLink: 'true' }, url),
    x('pubDate', rssDate(article.date)),
    x('category', article.category),
    x('description', article.summary),
    x('content:encoded', htmlOf(article)),
  ]);
}

/** RSS 2.0 with the whole text; the newest article, not the clock, dates it, so that two builds are the same. */
export function rssFeed(feed: Feed) {
  const { origin, title, description, articles } = feed;
  const [newest] = articles;
  const channel = x('channel', [
    x('title', title),
    x('link', origin + NEWS_PATH),
    x('description', description),
    x('language', 'zh-CN'),
    x('atom:link', { href: origin + RSS_PATH, rel: 'self', type: 'application/rss+xml' }),
    newest && x('lastBuildDate', rssDate(newest.date)),
    ...articles.map((article) => rssItem(article, feed)),
  ]);
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  };
  const rss = x('rss', { version: '2.0', ...namespaces }, channel);
  // What may not stand in XML's text and the writer leaves.
  const xml = toXml(rss)
    .replaceAll(']]>', ']]&gt;')
    .replace(/[\uFFFE\uFFFF]/g, '');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

export function jsonFeed({ origin, title, description, articles, htmlOf }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: 'zh-CN',
    home_page_url: origin + NEWS_PATH,
    feed_url: origin + JSON_FEED_PATH,
    items: articles.map((article) => {
      const url = origin + articlePath(article.id);
      const { cover } = article;
      return {
        id: url,
        url,
        title: article.title,
        summary: article.summary,
        content_html: htmlOf(article),
        date_published: publishedAt(article.date),
        tags: [article.category, ...article.tags],
        image: cover && origin + largestPicture({ file: cover }),
      };
    }),
  };
}
