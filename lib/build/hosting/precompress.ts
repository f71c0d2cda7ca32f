import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { HASHED_FOLDERS } from '@/lib/publishedPaths';

const HASHED_TEXT = new RegExp(`^(${HASHED_FOLDERS.join('|')})/.*\\.(js|css)$`);
/** Most articles are shorter, so that many articles cost the build little. */
const LONG_PAGE_BYTES = 200_000;

/** Writes a .br at Brotli’s slowest level, its default, beside each script, style sheet and long page. */
export async function precompress(folder = OUT_FOLDER) {
  const isLong = (file: string) => statSync(join(folder, file)).size > LONG_PAGE_BYTES;
  const files = outFiles(folder).filter(
    (file) => HASHED_TEXT.test(file) || (file.endsWith('.html') && isLong(file)),
  );
  const compress = async (file: string) => {
    const path = join(folder, file);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
  };
  await Promise.all(files.map(compress));
}
