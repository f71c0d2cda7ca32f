import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const CONTENT_FOLDER = 'content';
export const NEWS_FILE = 'content/news.ts';
export const SITE_FILE = 'content/site.ts';

function filesIn(folder: string, ending: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}

export const contentFiles = (folder = CONTENT_FOLDER) => filesIn(folder, '.ts');
export const articleFiles = (folder: string) => filesIn(folder, '.md');

/** Loading a content file checks it: `defineContent` throws what is wrong with it. */
export function loadContent<Exports = Record<string, unknown>>(file: string): Promise<Exports> {
  return import(pathToFileURL(resolve(file)).href);
}
