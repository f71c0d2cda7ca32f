import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { buildDay } from '@/lib/content/chinaDay';
import { type Diagnostic, printDiagnostic } from '@/lib/content/diagnostic';
import { sitePaths } from '@/lib/content/sitePaths';
import { type Article, type ArticleFiles, readArticleFiles } from '@/lib/news/articleFiles';
import { bodyDiagnostics } from '@/lib/news/bodyDiagnostics';
import { listPages } from '@/lib/news/listPages';
import { createRenderer } from '@/lib/news/markdown';
import { articlePath } from '@/lib/news/newsPaths';
import { frontMatterSchema, type NewsCategory, type ProseLabels } from '@/lib/schema/news';
import type { Values } from '@/lib/text/interpolate';

export const RELATED_ARTICLES = 3;

type ArticlesOptions = {
  folder: string;
  categories: readonly NewsCategory[];
  labels: ProseLabels;
  sharedCopy?: Values;
};

export type Articles = ReturnType<typeof loadArticles>;

function visibility({ draft, date }: Article) {
  if (draft) return 'draft';
  return date > buildDay() ? 'scheduled' : 'published';
}

function newestFirst(a: Article, b: Article) {
  return b.date.localeCompare(a.date) || (a.id < b.id ? -1 : 1);
}

function publishedArticles({ articles, diagnostics }: ArticleFiles) {
  if (diagnostics.length) {
    const printed = diagnostics.map((each) => printDiagnostic(each, readFileSync(each.file, 'utf8')));
    throw new Error(`文章有误：\n${printed.join('\n')}`);
  }
  const isPreview = process.env.NODE_ENV === 'development';
  return articles.filter((each) => isPreview || visibility(each) === 'published').sort(newestFirst);
}

function byPlace(a: Diagnostic, b: Diagnostic) {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** Sorted by shared tags, then category, then distance. Neighbours are left out, because the page links them already. */
function relatedArticles(articles: readonly Article[], { id, tags, category }: Article) {
  const own = articles.findIndex((article) => article.id === id);
  const scored = articles.map((other, index) => {
    const sharedTags = other.tags.filter((tag) => tags.includes(tag)).length;
    const score = sharedTags * 2 + (other.category === category ? 1 : 0);
    return { other, away: Math.abs(index - own), score };
  });
  const others = scored.filter(({ away }) => away > 1);
  others.sort((a, b) => b.score - a.score || a.away - b.away);
  return others.slice(0, RELATED_ARTICLES).map(({ other }) => other);
}

export function loadArticles({ folder, categories, labels, sharedCopy = {} }: ArticlesOptions) {
  const schema = frontMatterSchema(categories);
  const read = () => readArticleFiles(folder, schema, sharedCopy);
  let cache: Article[] | undefined;
  /** Newest first; read once by each process of a build, and by every request while developing. */
  const published = () => {
    if (process.env.NODE_ENV === 'development') cache = undefined;
    cache ??= publishedArticles(read());
    return cache;
  };
  const placeOf = (id: string) => published().findIndex((article) => article.id === id);

  return {
    renderer: createRenderer(labels),
    visibility,
    /** Diagnostics of all files, drafts and scheduled articles included. */
    diagnostics: () => {
      const { articles, bodies, diagnostics } = read();
      const visible = articles.filter((article) => visibility(article) === 'published');
      const site = sitePaths([
        ...listPages(visible, categories).map(({ path }) => path),
        ...visible.map(({ id }) => articlePath(id)),
        // A link to an article with a fault of its own is not reported as well.
        ...diagnostics.map(({ file }) => articlePath(basename(file, '.md'))),
      ]);
      const inBodies = bodies.flatMap((body) => bodyDiagnostics(body, site));
      return [...diagnostics, ...inBodies].sort(byPlace);
    },
    published,
    byId: (id: string) => published()[placeOf(id)],
    listPages: () => listPages(published(), categories),
    neighbours: ({ id }: Article) => {
      const place = placeOf(id);
      return { previous: published()[place + 1], next: published()[place - 1] };
    },
    related: (article: Article) => relatedArticles(published(), article),
  };
}
