import { Feed } from 'feed';
import { buildDay } from '@/lib/content/chinaDay';
import type { Article } from '@/lib/news/articleFiles';
import { articlePath, JSON_FEED_PATH, NEWS_PATH, RSS_PATH } from '@/lib/news/newsPaths';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import { publishedAt } from '@/lib/seo/structuredData';

export const FEED_SIZE = 20;

type FeedOptions = {
  origin: string;
  title: string;
  description: string;
  /** The newest first. */
  articles: readonly Article[];
  htmlOf: (article: Article) => string;
};

/** Characters that XML forbids and the library lets through. */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

function feedOf({ origin, title, description, articles, htmlOf }: FeedOptions) {
  const feed = new Feed({
    title,
    description,
    link: origin + NEWS_PATH,
    language: 'zh-CN',
    generator: false,
    // Not the clock's time, so that two builds give the same file.
    updated: new Date(publishedAt(articles[0]?.date ?? buildDay())),
    feedLinks: { rss: origin + RSS_PATH, json: origin + JSON_FEED_PATH },
  });
  for (const article of articles.slice(0, FEED_SIZE)) {
    const { id, title: name, summary, category, tags, cover } = article;
    const url = origin + articlePath(id);
    const date = new Date(publishedAt(article.date));
    feed.addItem({
      title: name,
      id: url,
      link: url,
      date,
      published: date,
      category: [category, ...tags].map((each) => ({ name: each })),
      description: summary,
      content: htmlOf(article),
      image: cover && origin + largestPicture({ file: cover }),
    });
  }
  return feed;
}

export const rssFeed = (options: FeedOptions) => feedOf(options).rss2().replace(NOT_XML, '');

export const jsonFeed = (options: FeedOptions) => feedOf(options).json1();
