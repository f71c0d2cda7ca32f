import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { HASHED_FOLDERS } from '@/lib/constants';

const HASHED_TEXT = new RegExp(`^(${HASHED_FOLDERS.join('|')})/.*\\.(js|css)$`);
/** Longer pages are worth the slowest level; articles stay below. */
const LONG_PAGE_BYTES = 200_000;

/** Writes a .br at Brotli’s slowest level beside each script, sheet and long page. */
export async function precompress(folder = OUT_FOLDER) {
  const isLong = (file: string) => statSync(join(folder, file)).size > LONG_PAGE_BYTES;
  const compress = async (file: string) => {
    const path = join(folder, file);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
  };
  const files = outFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html') && isLong(file));
  await Promise.all([...files.filter((file) => HASHED_TEXT.test(file)), ...pages].map(compress));
}
