import { Parser } from 'htmlparser2';

/** What a page of the export tells search engines of itself. */
export type PageHead = {
  title: string;
  /** By name, property or http-equiv. */
  metas: Map<string, string>;
  canonical?: string;
  /** Types of the feeds that it names. */
  feeds: string[];
  /** Each block of JSON-LD, as written. */
  facts: string[];
};

/** Reads no more of a page than its head and its blocks of facts. */
export function pageHead(html: string): PageHead {
  const head: PageHead = { title: '', metas: new Map(), feeds: [], facts: [] };
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { rel, href, type = '', content } = attributes;
      const key = attributes.name ?? attributes.property;
      if (name === 'title') inTitle = true;
      if (name === 'meta' && key && content !== undefined) head.metas.set(key, content);
      if (rel === 'canonical') head.canonical = href;
      if (rel === 'alternate') head.feeds.push(type);
    },
    ontext(text) {
      if (inTitle) head.title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
    },
  });
  parser.end(html.slice(0, html.indexOf('</head>')));
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  // A copy: V8 would hold the whole page in memory for each piece that was cut from it.
  return structuredClone({ ...head, facts: [...blocks].map(([, json = '']) => json) });
}
