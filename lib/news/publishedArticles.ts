import { readFileSync } from 'node:fs';
import { buildDay } from '@/lib/content/buildDay';
import { printDiagnostic } from '@/lib/content/diagnostic';
import { type Article, type ArticleFiles, readArticleFiles } from '@/lib/news/articleFiles';
import type { FrontMatterSchema } from '@/lib/news/frontMatter';
import type { Values } from '@/lib/text/interpolate';

type Visibility = 'published' | 'draft' | 'scheduled';

export function visibility({ draft, date }: Article): Visibility {
  if (draft) return 'draft';
  return date > buildDay() ? 'scheduled' : 'published';
}

function newestFirst(a: Article, b: Article) {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function checked({ articles, diagnostics }: ArticleFiles) {
  if (diagnostics.length) {
    const printed = diagnostics.map((diagnostic) =>
      printDiagnostic(diagnostic, readFileSync(diagnostic.file, 'utf8')),
    );
    throw new Error(`文章有误：\n${printed.join('\n')}`);
  }
  const preview = process.env.NODE_ENV === 'development';
  return articles.filter((each) => preview || visibility(each) === 'published').sort(newestFirst);
}

const cache = new Map<string, Article[]>();

/** Newest first. Read once by each process of a build; while developing, every request shows the files as they are. */
export function publishedArticles(folder: string, schema: FrontMatterSchema, sharedCopy: Values): Article[] {
  const articles = cache.get(folder) ?? checked(readArticleFiles(folder, schema, sharedCopy));
  if (process.env.NODE_ENV !== 'development') cache.set(folder, articles);
  return articles;
}
