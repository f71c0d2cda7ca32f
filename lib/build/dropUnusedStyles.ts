import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
/** As a link, and as a row of the router's payload, which stands in the page as a string and in a file beside it. */
const PRELOAD =
  /<link rel="preload" href="([^"]+\.css)" as="style"\/>|:HL\[\\"([^"\\]+\.css)\\",\\"style\\"\]\\n|:HL\["([^"]+\.css)","style"\]\n/g;

/**
 * Next has each page preload the sheets of the not-found page and of the page that stands in when scripts fail, since
 * their markup is in its payload. They are loaded when they are shown.
 */
export function dropUnusedStyles(folder = OUT_FOLDER) {
  const files = new Set(outFiles(folder));
  for (const page of [...files].filter((file) => file.endsWith('.html'))) {
    const used = new Set<string | undefined>();
    const payload = page.replace(/html$/, 'txt');
    for (const file of files.has(payload) ? [page, payload] : [page]) {
      // A character for each byte: all that is looked for is ASCII, and ten thousand pages need not be decoded.
      const text = readFileSync(join(folder, file), 'latin1');
      for (const [, sheet] of text.matchAll(STYLESHEET)) used.add(sheet);
      writeFileSync(
        join(folder, file),
        text.replace(PRELOAD, (preload, ...[link, inPage, row]) =>
          used.has(link ?? inPage ?? row) ? preload : '',
        ),
        'latin1',
      );
    }
  }
}
