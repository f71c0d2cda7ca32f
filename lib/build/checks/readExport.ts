import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

export type ExportedPage = ReturnType<typeof readPage>;
export type ExportedSite = ReturnType<typeof readExport>;

const ADDRESS_ATTRIBUTE = /^(href|src|poster|data|action|xlink:href)$/;
const SRCSET_ATTRIBUTE = /^(image)?srcset$/;
const IN_SRCSET = /(?:^|,)\s*([^\s,]+)/g;
/** Files that only scripts fetch are named in the page as strings of Next's payload. */
const FILE_STRING = /"(\/[^"\\ ?#]+\.(?:avif|webp|jpe?g|png|svg|gif|mp4|webm|vtt|pdf|json))\\?"/g;

function readPage(folder: string, file: string) {
  const html = readFileSync(join(folder, file), 'utf8');
  const page = {
    address: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1],
    canonical: undefined as string | undefined,
    metas: new Map<string, string>(),
    ids: [] as string[],
    links: new Set([...html.matchAll(FILE_STRING)].flatMap(([, link]) => link ?? [])),
  };
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'id' && value) page.ids.push(value);
      if (ADDRESS_ATTRIBUTE.test(name)) page.links.add(value);
      if (!SRCSET_ATTRIBUTE.test(name)) return;
      for (const [, link = ''] of value.matchAll(IN_SRCSET)) page.links.add(link);
    },
    onopentag(tag, { rel, href, property, name = property, content = '' }) {
      if (tag === 'link' && rel === 'canonical') page.canonical = href;
      if (tag !== 'meta' || !name) return;
      page.metas.set(name, content);
      if (name === 'og:image') page.links.add(content);
    },
  });
  parser.end(html);
  return page;
}

export function readExport(folder = OUT_FOLDER) {
  const files = outFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readPage(folder, file)]),
  );
  const { origin } = new URL(pages.get('index.html')?.canonical ?? 'https://site.invalid');
  return { files: new Set(files), read, pages, origin };
}
