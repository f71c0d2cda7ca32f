import { Parser } from 'htmlparser2';
import { detached } from '@/lib/build/detached';

export type HtmlFacts = {
  ids: string[];
  /** Addresses of pages and files, as written. */
  links: string[];
  /** The site's own origin, as the page's canonical link states it. */
  origin?: string;
};

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'data', 'action', 'xlink:href'];
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset'];
/** Files that only scripts ask for stand in the page as strings of the router's payload. */
const FILE_STRING = /"(\/[^"\\\s?#]+\.(?:avif|webp|jpe?g|png|svg|gif|mp4|webm|vtt|pdf|json))\\?"/g;

function srcsetAddresses(srcset: string) {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

function metaAddress({ property = '', content = '' }: Record<string, string>) {
  return /^og:(image|url)$/.test(property) ? [content] : [];
}

function addressesOf(name: string, attributes: Record<string, string>) {
  if (name === 'meta') return metaAddress(attributes);
  return [
    ...ADDRESS_ATTRIBUTES.flatMap((key) => attributes[key] ?? []),
    ...SRCSET_ATTRIBUTES.flatMap((key) => srcsetAddresses(attributes[key] ?? '')),
  ];
}

/** What a page of the export names and leads to. */
export function htmlFacts(html: string): HtmlFacts {
  const facts: HtmlFacts = { ids: [], links: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) facts.ids.push(attributes.id);
      facts.links.push(...addressesOf(name, attributes));
      if (attributes.rel === 'canonical' && attributes.href) facts.origin = new URL(attributes.href).origin;
    },
  });
  parser.end(html);
  for (const [, file] of html.matchAll(FILE_STRING)) if (file) facts.links.push(file);
  return detached(facts);
}
