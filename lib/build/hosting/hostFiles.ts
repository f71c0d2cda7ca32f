import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocuments } from '@/lib/build/documents/printedDocuments';
import { COMMON_HEADERS, fileHeaders, HEADERS_FILE, MADE_FROM_TABLE } from '@/lib/build/hosting/headersTable';
import { nginxBrotliFile, nginxFile, releaseScript } from '@/lib/build/hosting/nginxFiles';
import { uploadScript } from '@/lib/build/hosting/objectStore';
import { OUT_FOLDER } from '@/lib/build/outFiles';

/** Outside the export, which is public. */
export const DEPLOY_FOLDER = '.deploy';

function headersBlock(pattern: string, headers: Readonly<Record<string, string>>) {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * For Cloudflare Pages and Netlify. Both join the values of all rules that match, so no header may come from two
 * rules: headers that differ are written for each folder and file at the top of the export.
 */
export function headersFile(folder = OUT_FOLDER, links: Record<string, string> = {}) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== HEADERS_FILE);
  const rules = entries.map((entry) => {
    const pattern = `/${entry.name}${entry.isDirectory() ? '/*' : ''}`.replace(/^\/index\.html$/, '/');
    return headersBlock(pattern, fileHeaders(entry.name));
  });
  return [
    MADE_FROM_TABLE,
    headersBlock('/*', COMMON_HEADERS),
    ...rules.sort(),
    ...Object.entries(links).map(([path, Link]) => headersBlock(path, { Link })),
    '',
  ].join('\n');
}

export async function documentLinks(): Promise<Record<string, string>> {
  const documents = await readDocuments();
  const links = documents.map(({ content: { file, path }, site }) => [
    `/documents/${file}.pdf`,
    `<${site.origin.value}${path}>; rel="canonical"`,
  ]);
  return Object.fromEntries(links);
}

export async function writeHostFiles() {
  const links = await documentLinks();
  writeFileSync(join(OUT_FOLDER, HEADERS_FILE), headersFile(OUT_FOLDER, links));
  mkdirSync(DEPLOY_FOLDER, { recursive: true });
  const files = {
    'nginx.conf': nginxFile(links),
    'nginx-brotli.conf': nginxBrotliFile(),
    'nginx-release.sh': releaseScript(),
    'object-store.sh': uploadScript(),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(DEPLOY_FOLDER, name), text);
}
