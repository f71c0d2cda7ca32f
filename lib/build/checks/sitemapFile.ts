import { Parser } from 'htmlparser2';

export type SitemapEntry = { address: string; updated: string; pictures: string[] };

const FIELDS = ['loc', 'lastmod', 'image:loc'];

/** What a sitemap lists, in its order. */
export function readSitemap(xml: string): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'url') entries.push({ address: '', updated: '', pictures: [] });
        text = '';
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        const entry = entries.at(-1);
        if (!entry || !FIELDS.includes(name)) return;
        if (name === 'loc') entry.address = text.trim();
        if (name === 'lastmod') entry.updated = text.trim();
        if (name === 'image:loc') entry.pictures.push(text.trim());
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return entries;
}
