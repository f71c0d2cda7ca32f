import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const OUT_FOLDER = 'out';

/** All files of the export, by their path inside it, with slashes. */
export function outFiles(folder = OUT_FOLDER) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
