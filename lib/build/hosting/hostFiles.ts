import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocuments } from '@/lib/build/documents/printedDocuments';
import { HEADERS_FILE, headersFile } from '@/lib/build/hosting/headersFile';
import type { Links } from '@/lib/build/hosting/headersTable';
import { nginxBrotliFile, nginxFile } from '@/lib/build/hosting/nginxFiles';
import { releaseScript } from '@/lib/build/hosting/nginxRelease';
import { uploadScript } from '@/lib/build/hosting/objectStore';
import { OUT_FOLDER } from '@/lib/build/outFiles';

/** Not in the export, since what lies there is public. */
export const DEPLOY_FOLDER = '.deploy';
export const NGINX_FILE = 'nginx.conf';
export const NGINX_BROTLI_FILE = 'nginx-brotli.conf';

/** Each document's PDF with the link that names its page as what search engines should show. */
export async function documentLinks() {
  const documents = await readDocuments();
  const links = documents.map(({ content: { file, path }, site }) => [
    `/documents/${file}.pdf`,
    `<${site.origin.value}${path}>; rel="canonical"`,
  ]);
  return Object.fromEntries(links) as Links;
}

export async function writeHostFiles() {
  const links = await documentLinks();
  mkdirSync(DEPLOY_FOLDER, { recursive: true });
  writeFileSync(join(OUT_FOLDER, HEADERS_FILE), headersFile(OUT_FOLDER, links));
  writeFileSync(join(DEPLOY_FOLDER, NGINX_FILE), nginxFile(links));
  writeFileSync(join(DEPLOY_FOLDER, NGINX_BROTLI_FILE), nginxBrotliFile());
  writeFileSync(join(DEPLOY_FOLDER, 'nginx-release.sh'), releaseScript());
  writeFileSync(join(DEPLOY_FOLDER, 'object-store.sh'), uploadScript());
}
