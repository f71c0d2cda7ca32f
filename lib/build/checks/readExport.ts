import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

export type ExportedPage = ReturnType<typeof readPage>;
export type ExportedSite = ReturnType<typeof readExport>;

const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'data-src', 'poster', 'data', 'action', 'xlink:href']);
const SRCSET_ATTRIBUTES = new Set(['srcset', 'imagesrcset']);
/** Files that only scripts ask for stand in the page as strings of the router's payload. */
const FILE_STRING = /"(\/[^"\\\s?#]+\.(?:avif|webp|jpe?g|png|svg|gif|mp4|webm|vtt|pdf|json))\\?"/g;
/** A page's payload says its markup again. */
const PAYLOAD = /<script>\(?self\.__next_f.*?<\/script>/gs;

function addressesOf(name: string, attributes: Record<string, string>) {
  const { property = '', content = '' } = attributes;
  if (name === 'meta') return /^og:(image|url)$/.test(property) ? [content] : [];
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (SRCSET_ATTRIBUTES.has(key)) return value.split(',').flatMap((part) => /\S+/.exec(part)?.[0] ?? []);
    return ADDRESS_ATTRIBUTES.has(key) ? value : [];
  });
}

function readHead(page: ExportedPage, name: string, attributes: Record<string, string>) {
  const { rel, href, type = '', content, name: key = attributes.property } = attributes;
  if (name === 'meta' && key && content !== undefined) page.metas.set(key, content);
  if (rel === 'canonical') page.canonical = href;
  if (rel === 'alternate') page.feeds.push(type);
}

function readPage(file: string, html: string) {
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
  const page = {
    address,
    title: '',
    canonical: undefined as string | undefined,
    /** By name or property. */
    metas: new Map<string, string>(),
    feeds: [] as string[],
    facts: [] as string[],
    ids: [] as string[],
    links: new Set<string>(),
  };
  let inHead = true;
  let textOf = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) page.ids.push(attributes.id);
      for (const link of addressesOf(name, attributes)) page.links.add(link);
      if (inHead) readHead(page, name, attributes);
      if (inHead && name === 'title') textOf = 'title';
      else textOf = attributes.type === 'application/ld+json' ? 'facts' : '';
    },
    ontext(text) {
      if (textOf === 'title') page.title += text;
      if (textOf === 'facts') page.facts.push(text);
    },
    onclosetag(name) {
      if (name === 'head') inHead = false;
      textOf = '';
    },
  });
  parser.end(html.replace(PAYLOAD, ''));
  for (const [, link = ''] of html.matchAll(FILE_STRING)) page.links.add(link);
  // A copy: V8 would hold the whole page in memory for each piece that was cut from it.
  return structuredClone(page);
}

/** Reads every page once, one at a time: ten thousand of them do not fit into memory. */
export function readExport(folder = OUT_FOLDER) {
  const files = outFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readPage(file, read(file))]),
  );
  const canonical = pages.get('index.html')?.canonical;
  return { folder, files: new Set(files), read, pages, origin: canonical ? new URL(canonical).origin : '' };
}
