import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outFiles } from '@/lib/build/outFiles';

export const CONTENT_FOLDER = 'content';
export const NEWS_FILE = 'content/news.ts';
export const SITE_FILE = 'content/site.ts';

function filesIn(folder: string, ending: string) {
  return outFiles(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

export const contentFiles = (folder = CONTENT_FOLDER) => filesIn(folder, '.ts');
export const articleFiles = (folder: string) => filesIn(folder, '.md');

/** Loading a content file checks it: `defineContent` throws what is wrong with it. */
export function loadContent<Exports = Record<string, unknown>>(file: string): Promise<Exports> {
  return import(pathToFileURL(resolve(file)).href);
}
