import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rewriteFile } from '@/lib/build/outFiles';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
/** As a <link>, and as a row of Next's flight payload, in the page and in the .txt file beside it. */
const PRELOAD =
  /<link rel="preload" href="([^"]+\.css)" as="style"\/>|:HL\[\\"([^"\\]+\.css)\\",\\"style\\"\]\\n|:HL\["([^"]+\.css)","style"\]\n/g;

/**
 * Next has each page preload the sheets of the not-found page and of the page that stands in when scripts fail, since
 * their markup is in its payload. They are loaded when they are shown.
 */
export function dropUnusedStyles(html: string, file: string, folder: string) {
  const used = new Set([...html.matchAll(STYLESHEET)].map(([, sheet]) => sheet));
  const withoutUnused = (text: string) =>
    text.replace(PRELOAD, (preload, link, inPage, row) => (used.has(link ?? inPage ?? row) ? preload : ''));
  const payload = join(folder, file.replace(/html$/, 'txt'));
  if (existsSync(payload)) rewriteFile(payload, withoutUnused);
  const rest = withoutUnused(html);
  if (rest.includes('.css" as="style"')) throw new Error(`${file}: Next writes the preloads of sheets anew`);
  return rest;
}
