import { readFileSync } from 'node:fs';
import { buildDay } from '@/lib/content/buildDay';
import { printDiagnostic } from '@/lib/content/diagnostic';
import { type Article, type NewsFolder, readNewsFolder } from '@/lib/news/newsFolder';
import type { FrontMatterSchema } from '@/lib/news/newsFrontMatter';
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

function shown({ articles, diagnostics }: NewsFolder) {
  if (diagnostics.length) {
    const printed = diagnostics.map((diagnostic) =>
      printDiagnostic(diagnostic, readFileSync(diagnostic.file, 'utf8')),
    );
    throw new Error(`文章有误：\n${printed.join('\n')}`);
  }
  const preview = process.env.NODE_ENV === 'development';
  return articles.filter((each) => preview || visibility(each) === 'published').sort(newestFirst);
}

const known = new Map<string, Article[]>();

/** Newest first. Read once by each process of a build; while developing, every request shows the files as they are. */
export function shownArticles(folder: string, schema: FrontMatterSchema, sharedCopy: Values): Article[] {
  const articles = known.get(folder) ?? shown(readNewsFolder(folder, schema, sharedCopy));
  if (process.env.NODE_ENV !== 'development') known.set(folder, articles);
  return articles;
}
