import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { readText } from '@/lib/content/readText';
import { type FrontMatterSchema, type ParsedFile, parseFrontMatter } from '@/lib/news/frontMatter';
import type { FrontMatter } from '@/lib/schema/news';
import { interpolate, unknownNames, type Values } from '@/lib/text/interpolate';

export type ArticleBody = Pick<ParsedFile, 'body' | 'bodyLine'> & { file: string };

/** The id is the file's name and part of the URL, so it never changes. */
export type Article = FrontMatter & ArticleBody & { id: string };

export type ArticleFiles = { articles: Article[]; bodies: ArticleBody[]; diagnostics: Diagnostic[] };

/** Files meant as articles, even with a wrong extension. */
const TEXT_FILE = /\.(md|mkd|mdx|markdown|txt)$/i;

function textFiles(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT_FILE.test(name))
    .sort()
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}

function fileError(file: string) {
  const id = basename(file, '.md');
  if (!file.endsWith('.md')) return '文章的文件名要以小写的 .md 结尾，这个文件不会发布';
  return /^[a-z0-9-]{1,80}$/.test(id)
    ? undefined
    : `文件名“${id}.md”只能用小写字母、数字和连字符，因为它就是文章的网址`;
}

function unread(message: string, line = 1): ParsedFile {
  return { body: '', bodyLine: 0, diagnostics: [{ line, column: 1, message }] };
}

function unknownSharedCopy(text: string, sharedCopy: Values): ParsedFile['diagnostics'] {
  return unknownNames(text, sharedCopy).map(({ name, index }) => {
    const before = text.slice(0, index).split('\n');
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: `没有 {{${name}}} 这个词，可用的写在 content/sharedCopy.ts`,
    };
  });
}

function readFile(file: string, schema: FrontMatterSchema, sharedCopy: Values): ParsedFile {
  const error = fileError(file);
  if (error) return unread(error);
  const text = readText(file);
  const line = text.split('\n').findIndex((each) => each.includes('\uFFFD')) + 1;
  if (line) return unread('有不是 UTF-8 编码的字，请把文件另存为 UTF-8', line);
  const parsed = parseFrontMatter(interpolate(text, sharedCopy), schema);
  return { ...parsed, diagnostics: [...unknownSharedCopy(text, sharedCopy), ...parsed.diagnostics] };
}

export function readArticleFiles(folder: string, schema: FrontMatterSchema, sharedCopy: Values = {}) {
  const files = new Map<string, string>();
  const read: ArticleFiles = { articles: [], bodies: [], diagnostics: [] };
  for (const file of textFiles(folder)) {
    const { data, body, bodyLine, diagnostics } = readFile(file, schema, sharedCopy);
    const id = basename(file, '.md');
    const sameName = files.get(id);
    if (sameName)
      diagnostics.push({ line: 1, column: 1, message: `与 ${sameName} 同名，文章的网址会重复，请改文件名` });
    else files.set(id, file);
    read.diagnostics.push(
      ...diagnostics.map((diagnostic) => ({ ...diagnostic, file, severity: 'error' as const })),
    );
    read.bodies.push({ file, body, bodyLine });
    if (data && !sameName) read.articles.push({ ...data, id, file, body, bodyLine });
  }
  return read;
}
