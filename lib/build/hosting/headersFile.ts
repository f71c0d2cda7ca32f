import { readdirSync } from 'node:fs';
import {
  CACHE_RULES,
  COMMON_HEADERS,
  cacheHeaders,
  DEFAULT_RULE,
  type Links,
  MADE_FROM_TABLE,
} from '@/lib/build/hosting/headersTable';
import { OUT_FOLDER } from '@/lib/build/outFiles';

export const HEADERS_FILE = '_headers';

function headersBlock(pattern: string, headers: Readonly<Record<string, string>>) {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * For Cloudflare Pages and Netlify. Both join the values of all rules that match, so that no two rules may give
 * the same header to one path: what differs is said for each folder and file at the top of the export.
 */
export function headersFile(folder = OUT_FOLDER, links: Links = {}) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== HEADERS_FILE);
  const rules = entries.map((entry) => {
    const pattern = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
    return headersBlock(
      pattern.replace(/^\/index\.html$/, '/'),
      cacheHeaders(CACHE_RULES[entry.name] ?? DEFAULT_RULE),
    );
  });
  return [
    MADE_FROM_TABLE,
    headersBlock('/*', COMMON_HEADERS),
    ...rules.sort(),
    ...Object.entries(links).map(([path, Link]) => headersBlock(path, { Link })),
    '',
  ].join('\n');
}
