import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const OUT_FOLDER = 'out';

/** All files of the export, by their path inside it, with slashes. */
export function outFiles(folder = OUT_FOLDER) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
