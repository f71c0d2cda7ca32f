import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

const HASHED_TEXT = /^(_next\/static|pdfjs)\/.*\.(js|css)$/;
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const compress = promisify(brotliCompress);

/** Puts a .br beside each script and sheet: they never change, so that the slowest level is paid once. */
export async function precompress(folder = OUT_FOLDER) {
  const files = outFiles(folder).filter((file) => HASHED_TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      await writeFile(`${path}.br`, await compress(await readFile(path), SMALLEST));
    }),
  );
  return files.length;
}
