import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { HASHED_FOLDERS } from '@/lib/publishedPaths';

const HASHED_TEXT = new RegExp(`^(${HASHED_FOLDERS.join('|')})/.*\\.(js|css)$`);
/** Longer pages are compressed at the slowest level; articles are shorter. */
const LONG_PAGE_BYTES = 200_000;

/** Writes a .br at Brotli’s slowest level, its default, beside each file. */
async function precompress(folder: string, isChosen: (file: string) => boolean) {
  const compress = async (file: string) => {
    const path = join(folder, file);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
  };
  await Promise.all(outFiles(folder).filter(isChosen).map(compress));
}

export const compressScripts = (folder = OUT_FOLDER) => precompress(folder, (file) => HASHED_TEXT.test(file));

export const compressLongPages = (folder = OUT_FOLDER) =>
  precompress(
    folder,
    (file) => file.endsWith('.html') && statSync(join(folder, file)).size > LONG_PAGE_BYTES,
  );
