import { loadContent } from '@/lib/build/contentModules';
import type { DeskOptions } from '@/lib/build/desk/deskConfig';
import type { DeskWords } from '@/lib/schema/desk';
import type { NewsContent } from '@/lib/schema/news';
import type { Site } from '@/lib/schema/site';

type Content = Pick<DeskOptions, 'words' | 'categories'> & { site: Site };

export async function deskContent(): Promise<Content> {
  const { desk } = await loadContent('content/desk.ts');
  const { news } = await loadContent('content/news.ts');
  const { site } = await loadContent('content/site.ts');
  return { words: desk as DeskWords, categories: (news as NewsContent).categories, site: site as Site };
}
