import { loadContent, NEWS_FILE, SITE_FILE } from '@/lib/build/contentModules';
import type { DeskMessages } from '@/lib/schema/desk';
import type { NewsContent } from '@/lib/schema/news';
import type { Site } from '@/lib/schema/site';

export async function deskContent() {
  const { desk } = await loadContent<{ desk: DeskMessages }>('content/desk.ts');
  const { news } = await loadContent<{ news: NewsContent }>(NEWS_FILE);
  const { site } = await loadContent<{ site: Site }>(SITE_FILE);
  return { words: desk, categories: news.categories, site };
}
