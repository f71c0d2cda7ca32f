import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

const HASHED_TEXT = /^(_next\/static|pdfjs)\/.*\.(js|css)$/;
/** Above this a page is long enough that the slowest level saves what a visitor notices; articles stay below. */
const LONG_PAGE_BYTES = 200_000;
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const compress = promisify(brotliCompress);

function isLongPage(folder: string, file: string) {
  return file.endsWith('.html') && statSync(join(folder, file)).size > LONG_PAGE_BYTES;
}

/** Puts a .br beside each script and sheet, and beside the longest pages: the slowest level is paid once, by the build. */
export async function precompress(folder = OUT_FOLDER) {
  const files = outFiles(folder).filter((file) => HASHED_TEXT.test(file) || isLongPage(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      await writeFile(`${path}.br`, await compress(await readFile(path), SMALLEST));
    }),
  );
  return files.length;
}
