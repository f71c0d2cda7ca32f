import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const CONTENT_FOLDER = 'content';

function filesIn(folder: string, ending: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

export function contentFiles(folder = CONTENT_FOLDER) {
  return filesIn(folder, '.ts').filter((name) => !name.endsWith('.test.ts'));
}

export function articleFiles(folder: string) {
  return filesIn(folder, '.md');
}

/** Loading a content file checks it: `defineContent` throws what is wrong with it. */
export function loadContent(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(resolve(file)).href);
}
