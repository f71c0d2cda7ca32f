import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const OUT_FOLDER = 'out';

/** All files of the export, by their path inside it, with slashes. */
export function outFiles(folder = OUT_FOLDER) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

export type RewritePage = (html: string, file: string, folder: string) => string;

/** As latin1: the build looks for ASCII only, and decoding ten thousand pages would be slow. */
export function rewritePages(rewrites: readonly RewritePage[], folder = OUT_FOLDER) {
  for (const file of outFiles(folder).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'latin1');
    const rewritten = rewrites.reduce((text, rewrite) => rewrite(text, file, folder), html);
    writeFileSync(join(folder, file), rewritten, 'latin1');
  }
}
