import { Parser } from 'htmlparser2';

export type HtmlFacts = {
  ids: string[];
  /** Addresses of pages and files, as written, each once. */
  links: string[];
  /** The site's own origin, as the page's canonical link states it. */
  origin?: string;
};

const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'data-src', 'poster', 'data', 'action', 'xlink:href']);
const SRCSET_ATTRIBUTES = new Set(['srcset', 'imagesrcset']);
/** Files that only scripts ask for stand in the page as strings of the router's payload. */
const FILE_STRING = /"(\/[^"\\\s?#]+\.(?:avif|webp|jpe?g|png|svg|gif|mp4|webm|vtt|pdf|json))\\?"/g;

/** A page's payload says its markup again. */
const PAYLOAD = /<script>\(?self\.__next_f.*?<\/script>/gs;

function srcsetAddresses(srcset: string) {
  return srcset
    .split(',')
    .map((candidate) => /\S*/.exec(candidate.trimStart())?.[0] ?? '')
    .filter(Boolean);
}

function metaAddress({ property = '', content = '' }: Record<string, string>) {
  return /^og:(image|url)$/.test(property) ? [content] : [];
}

function addressesOf(name: string, attributes: Record<string, string>) {
  if (name === 'meta') return metaAddress(attributes);
  const addresses: string[] = [];
  for (const key in attributes) {
    const value = attributes[key] ?? '';
    if (ADDRESS_ATTRIBUTES.has(key)) addresses.push(value);
    else if (SRCSET_ATTRIBUTES.has(key)) addresses.push(...srcsetAddresses(value));
  }
  return addresses;
}

/** What a page of the export names and leads to. */
export function htmlFacts(html: string): HtmlFacts {
  const ids: string[] = [];
  const links = new Set<string>();
  let origin: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.push(attributes.id);
      for (const address of addressesOf(name, attributes)) links.add(address);
      if (attributes.rel === 'canonical' && attributes.href) origin = new URL(attributes.href).origin;
    },
  });
  parser.end(html.replace(PAYLOAD, ''));
  for (const [, file] of html.matchAll(FILE_STRING)) if (file) links.add(file);
  // A copy: V8 would hold the whole page in memory for each piece that was cut from it.
  return structuredClone({ ids, links: [...links], origin });
}
