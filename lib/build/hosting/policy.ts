import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, SITE_FILE } from '@/lib/build/contentModules';
import { deferScripts, starterScript } from '@/lib/build/deferScripts';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';
import type { MapContent } from '@/lib/schema/map';
import { hasMap } from '@/lib/schema/map';
import type { Site } from '@/lib/schema/site';

/** Hosts that the owner has named: of the maps service, and of the object storage. */
type Origins = { map?: readonly string[]; storage?: string };

/**
 * Whatever boce.json and banner.json may name: operators replace them, just when the named hosts are blocked,
 * without a build that could write new hosts into the pages. On an https site browsers refuse http of themselves.
 */
const ANY_HOST = 'http: https:';

/**
 * WebAssembly decodes scanned documents on the page's own thread where a worker cannot start. Browsers that do not know
 * the word complain of it; reached from another page the reader does without.
 */
const READER = 'preview/index.html';
const COMPILING = ["'wasm-unsafe-eval'"];

/** A character for each byte: all that is looked for is ASCII, and ten thousand pages need not be decoded. */
const BYTES = 'latin1';
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
/** Stands first, so that the charset is found where browsers look for it; nothing before the policy is governed by it. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** A whole script, or any other tag: attributes may contain text that looks like a script. */
const TAG = /<(?:script\b((?:"[^"]*"|[^">])*)>(.*?)<\/script>|[a-z](?:"[^"]*"|[^">])*>)/gis;

function isInlineScript(attributes: string) {
  const [, type = ''] = /\stype="([^"]*)"/i.exec(attributes) ?? [];
  return !/\ssrc=/i.test(attributes) && SCRIPT_TYPES.has(type.toLowerCase());
}

/** The text of each script that stands in the page itself; data blocks such as JSON-LD never run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, attributes, script = '']) =>
    attributes !== undefined && isInlineScript(attributes) ? script.replace(/\r\n?/g, '\n') : [],
  );
}

function hashes(html: string) {
  const digests = inlineScripts(html).map((script) =>
    createHash('sha256').update(script, BYTES).digest('base64'),
  );
  return [...new Set(digests)].map((digest) => `'sha256-${digest}'`);
}

/**
 * Of a page given as bytes. One text for all pages, since after a soft navigation the policy of the first page
 * still governs: only the hashes differ, and what the reader's page adds. Mantine and the scroll lock write styles of
 * their own.
 */
export function policy(html: string, { map = [], storage = '' }: Origins = {}, more: readonly string[] = []) {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...more, ...map, ...hashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${ANY_HOST}`,
    "font-src 'self'",
    `media-src 'self' ${storage}`.trim(),
    `connect-src 'self' ${ANY_HOST}`,
    `worker-src 'self'${map.length ? ' blob:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The pieces of a page's payload stand side by side: as one script they need one hash instead of a dozen. */
const BETWEEN_PIECES = /<\/script><script>(?=self\.__next_f\.push\()/g;

export function postProcessHtml(page: Buffer, origins?: Origins, starter = '', more: readonly string[] = []) {
  const html = deferScripts(page.toString(BYTES), starter).replace(BETWEEN_PIECES, ';');
  const text = policy(html, origins, more);
  const withMeta = html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${text}"/>`,
  );
  return Buffer.from(withMeta, BYTES);
}

export function mapOrigins(map: Pick<MapContent, 'service' | 'point'>) {
  return hasMap(map) ? [new URL(map.service.script).origin, ...map.service.scriptHosts] : [];
}

/** Writes its policy into every page; a file of another make, such as a search engine's proof, stays as it is. */
export async function addPolicies(folder = OUT_FOLDER) {
  const { map } = await loadContent<{ map: MapContent }>('content/map.ts');
  const { site } = await loadContent<{ site: Site }>(SITE_FILE);
  const origins = { map: mapOrigins(map), storage: site.storage.value };
  const starter = starterScript();
  const pages = outFiles(folder).filter((file) => file.endsWith('.html'));
  let written = 0;
  for (const page of pages) {
    const path = join(folder, page);
    const html = readFileSync(path);
    const withMeta = postProcessHtml(html, origins, starter, page === READER ? COMPILING : []);
    if (withMeta.equals(html)) continue;
    writeFileSync(path, withMeta);
    written += 1;
  }
  if (!written) throw new Error('no page of the export begins with its charset, so that none got its policy');
  return written;
}

void runIfMain(module, () => addPolicies());
