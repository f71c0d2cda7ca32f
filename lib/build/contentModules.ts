import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const CONTENT_FOLDER = 'content';

export function contentFiles(folder = CONTENT_FOLDER) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}

/** Loading a content file checks it: `defineContent` throws what is wrong with it. */
export function loadContent(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(resolve(file)).href);
}
