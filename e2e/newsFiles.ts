import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NEWS_FOLDER = 'content/news';
const OUT_FOLDER = 'out';
const READABLE = /\.(html|txt|xml|json|js)$/;

export type WrittenArticle = { id: string; title: string; date: string; category: string; shown: boolean };

function written(file: string): WrittenArticle {
  const text = readFileSync(join(NEWS_FOLDER, file), 'utf8');
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return {
    id: file.replace(/\.md$/, ''),
    title: field('title'),
    date: field('date'),
    category: field('category'),
    shown: field('draft') !== 'true',
  };
}

/** The articles as their files say, newest first; read by other means than those of the site. */
export const ARTICLES = readdirSync(NEWS_FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map(written)
  .sort((a, b) => b.date.localeCompare(a.date) || (a.id < b.id ? -1 : 1));

export const SHOWN = ARTICLES.filter(({ shown }) => shown);
export const DRAFTS = ARTICLES.filter(({ shown }) => !shown);

export function exported(file: string) {
  return readFileSync(join(OUT_FOLDER, file), 'utf8');
}

/** Every file of the export that holds text, by its path. */
export function exportedTexts() {
  const files = readdirSync(OUT_FOLDER, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => READABLE.test(file));
}

/** The folders below one of the export. */
export function exportedFolders(path: string) {
  return readdirSync(join(OUT_FOLDER, path));
}
