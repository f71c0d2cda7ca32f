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

/** As latin1: the build looks for ASCII only, and decoding ten thousand pages would be slow. */
export function rewriteFile(path: string, rewrite: (text: string) => string) {
  const before = readFileSync(path, 'latin1');
  const after = rewrite(before);
  if (after !== before) writeFileSync(path, after, 'latin1');
}

export type RewritePage = (html: string, file: string, folder: string) => string;

/** Reads and writes each page once. */
export function rewritePages(rewrites: readonly RewritePage[], folder = OUT_FOLDER) {
  for (const file of outFiles(folder).filter((path) => path.endsWith('.html')))
    rewriteFile(join(folder, file), (html) =>
      rewrites.reduce((text, rewrite) => rewrite(text, file, folder), html),
    );
}
