import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outFiles } from '@/lib/build/outFiles';
import type { Site } from '@/lib/schema/site';

export const CONTENT_FOLDER = 'content';
export const NEWS_FILE = 'content/news.ts';

const filesIn = (folder: string) => outFiles(folder).map((name) => join(folder, name));
export const contentFiles = (folder = CONTENT_FOLDER) =>
  filesIn(folder).filter((file) => file.endsWith('.ts'));
export const articleFiles = (folder: string) => filesIn(folder).filter((file) => file.endsWith('.md'));

/** Loading a content file checks it: `defineContent` throws what is wrong with it. */
export function loadContent<Exports = Record<string, unknown>>(file: string): Promise<Exports> {
  return import(pathToFileURL(resolve(file)).href);
}

export async function loadSite() {
  return (await loadContent<{ site: Site }>('content/site.ts')).site;
}
