import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { sharedCopy } from '@/content/sharedCopy';
import { buildDay } from '@/lib/content/buildDay';
import { interpolate } from '@/lib/text/interpolate';

const NEWS_FOLDER = 'content/news';
const OUT_FOLDER = 'out';
const READABLE = /\.(html|txt|xml|json|js)$/;

/** An article as its file says, by other means than those of the site. */
function written(file: string) {
  const [, head = '', body = ''] = readFileSync(join(NEWS_FOLDER, file), 'utf8').split(/^---$/m);
  const { title, date, category, draft } = parse(interpolate(head, sharedCopy)) as Record<
    string,
    string | boolean
  >;
  return {
    id: basename(file, '.md'),
    title: String(title),
    date: String(date),
    category: String(category),
    body,
    shown: !draft && String(date) <= buildDay(),
  };
}

const ARTICLES = readdirSync(NEWS_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map(written)
  .sort((a, b) => b.date.localeCompare(a.date) || (a.id < b.id ? -1 : 1));

/** Newest first. */
export const SHOWN = ARTICLES.filter(({ shown }) => shown);
/** Drafts, and those whose day has not come. */
export const HIDDEN = ARTICLES.filter(({ shown }) => !shown);

export function exported(file: string) {
  return readFileSync(join(OUT_FOLDER, file), 'utf8');
}

/** Every file of the export that holds text, by its path. */
export function exportedTexts() {
  const files = readdirSync(OUT_FOLDER, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => READABLE.test(file));
}
