import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { loadContent, loadSite } from '@/lib/build/contentModules';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { hasMap, type MapContent } from '@/lib/schema/map';

type Origins = { map?: readonly string[]; storage?: string };

/**
 * Operators change boce.json and banner.json without a build, when hosts are blocked; so the pages' policy cannot
 * list the hosts in them. Browsers refuse http on an https site anyway.
 */
const ANY_HOST = 'https:';

const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript', 'speculationrules']);
/** The policy follows the charset tag. Verification files of search engines have no such tag and get no policy. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Data blocks such as JSON-LD never run, and are left out. */
export function inlineScripts(html: string): string[] {
  return DomUtils.getElementsByTagName('script', parseDocument(html))
    .filter(({ attribs: { src, type = '' } }) => src === undefined && SCRIPT_TYPES.has(type.toLowerCase()))
    .map((script) => DomUtils.textContent(script).replace(/\r\n?/g, '\n'));
}

/** Pages differ in their hashes only. 'unsafe-inline' for styles is for Mantine and its scroll lock. */
export function contentSecurityPolicy(html: string, { map = [], storage = '' }: Origins = {}) {
  const hashes = inlineScripts(html).map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...map, ...new Set(hashes)].join(' '),
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

export function withPolicy(html: string, origins?: Origins) {
  const policy = contentSecurityPolicy(html, origins);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

export function mapOrigins(map: Pick<MapContent, 'service' | 'point'>) {
  return hasMap(map) ? [new URL(map.service.script).origin, ...map.service.scriptOrigins] : [];
}

export async function addPolicies(folder = OUT_FOLDER) {
  const { map } = await loadContent<{ map: MapContent }>('content/map.ts');
  const origins = { map: mapOrigins(map), storage: (await loadSite()).storage.value };
  for (const file of outFiles(folder).filter((path) => path.endsWith('.html'))) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    if (file === 'index.html' && !CHARSET.test(html))
      throw new Error(
        '首页没有 charset，安全策略没有地方写 / no charset in the home page for its policy to follow',
      );
    writeFileSync(path, withPolicy(html, origins));
  }
}
