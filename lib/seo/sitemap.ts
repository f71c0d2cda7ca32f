import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';

export type SitemapPage = {
  path: string;
  updated?: string;
  pictures?: readonly string[];
};

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

export function sitemap(origin: string, pages: readonly SitemapPage[]) {
  const urls = pages.map(({ path, updated, pictures = [] }) =>
    x('url', [
      x('loc', origin + path),
      updated && x('lastmod', updated),
      ...[...new Set(pictures)].map((picture) => x('image:image', [x('image:loc', origin + picture)])),
    ]),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(x('urlset', NAMESPACES, urls))}\n`;
}
