import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

export type ExportedPage = ReturnType<typeof readPage>;
export type ExportedSite = ReturnType<typeof readExport>;

const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'poster', 'data', 'action', 'xlink:href']);
const SRCSET_ATTRIBUTES = new Set(['srcset', 'imagesrcset']);
const IN_SRCSET = /(?:^|,)\s*([^\s,]+)/g;
/** Files that only scripts ask for stand in the page as strings of the router's payload. */
const FILE_STRING = /"(\/[^"\\ ?#]+\.(?:avif|webp|jpe?g|png|svg|gif|mp4|webm|vtt|pdf|json))\\?"/g;
/** A page's payload says its markup again. */
const PAYLOAD = /<script>\(?self\.__next_f.*?<\/script>/gs;

const utf8 = (latin1: string) => Buffer.from(latin1, 'latin1').toString();

function readHead(page: ExportedPage, name: string, attributes: Record<string, string>) {
  const { rel, href, type = '', content, name: key = attributes.property } = attributes;
  if (name === 'meta' && key && content !== undefined) page.metas.set(key, content);
  if (/^og:(image|url)$/.test(attributes.property ?? '')) page.links.add(content ?? '');
  if (rel === 'canonical') page.canonical = href;
  if (rel === 'alternate') page.feeds.push(type);
}

/** Only the markup is decoded: of ten thousand pages the payloads alone would take seconds. */
function readPage(folder: string, file: string) {
  const html = readFileSync(join(folder, file), 'latin1');
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
    onattribute(name, value) {
      if (name === 'id' && value) page.ids.push(value);
      if (ADDRESS_ATTRIBUTES.has(name)) page.links.add(value);
      if (SRCSET_ATTRIBUTES.has(name))
        for (const [, link = ''] of value.matchAll(IN_SRCSET)) page.links.add(link);
    },
    onopentag(name, attributes) {
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
  parser.end(utf8(html.replace(PAYLOAD, '')));
  for (const [, link = ''] of html.matchAll(FILE_STRING)) page.links.add(utf8(link));
  // A copy: V8 would hold the whole page in memory for each piece that was cut from it.
  return structuredClone(page);
}

/** Reads every page once, one at a time: ten thousand of them do not fit into memory. */
export function readExport(folder = OUT_FOLDER) {
  const files = outFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readPage(folder, file)]),
  );
  const canonical = pages.get('index.html')?.canonical;
  return { folder, files: new Set(files), read, pages, origin: canonical ? new URL(canonical).origin : '' };
}
