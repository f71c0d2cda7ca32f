import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

const SHEET = /<link rel="stylesheet" href="([^"]+)"/g;
/** A character for each byte: all that is looked for is ASCII, and ten thousand pages need not be decoded. */
const BYTES = 'latin1';
/** As a link, and as a row of the router's payload, which stands in the page as a string and in a file beside it. */
const PRELOADS = [
  /<link rel="preload" href="([^"]+\.css)" as="style"\/>/g,
  /:HL\[\\"([^"\\]+\.css)\\",\\"style\\"\]\\n/g,
  /:HL\["([^"]+\.css)","style"\]\n/g,
];

/**
 * Next has each page preload the sheets of the not-found page and of the page that stands in when scripts fail, since
 * their markup is in its payload. They are loaded when they are shown.
 */
export function dropUnusedSheets(folder = OUT_FOLDER) {
  const pages = outFiles(folder).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const used = new Set<string>();
    for (const file of [page, page.replace(/html$/, 'txt')]) {
      const path = join(folder, file);
      if (!existsSync(path)) continue;
      const text = readFileSync(path, BYTES);
      for (const [, sheet = ''] of text.matchAll(SHEET)) used.add(sheet);
      const dropUnused = (preload: string, sheet: string) => (used.has(sheet) ? preload : '');
      writeFileSync(
        path,
        PRELOADS.reduce((rest, pattern) => rest.replace(pattern, dropUnused), text),
        BYTES,
      );
    }
  }
  return pages.length;
}
