import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { NO_ARTICLE_ID } from '@/lib/news/newsPaths';

/** Next writes these files, and no browser asks for them. */
const UNUSED = [
  // Copies of 404.html. Without them /404/ answers 404, like every unknown address.
  /^(404|_not-found[^/]*)$/,
  // The page that Next needs while there is no article.
  new RegExp(`^companyNews/detail/${NO_ARTICLE_ID}$`),
  // Payloads of Next's client-side navigation, which this site's links do not use.
  /(^|\/)(__next\.[^/]*|index\.txt)$/,
];

export function pruneExport(folder = OUT_FOLDER) {
  const unused = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    UNUSED.some((pattern) => pattern.test(path)),
  );
  for (const path of unused) rmSync(join(folder, path), { recursive: true, force: true });
}
