import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE, headersFile } from '@/lib/build/hosting/headersFile';
import { nginxBrotliFile, nginxFile } from '@/lib/build/hosting/nginxFiles';
import { uploadScript } from '@/lib/build/hosting/objectStore';
import { OUT_FOLDER } from '@/lib/build/outFiles';

/** Not in the export, since what lies there is public. */
export const DEPLOY_FOLDER = '.deploy';
export const NGINX_FILE = 'nginx.conf';
export const NGINX_BROTLI_FILE = 'nginx-brotli.conf';

/** Writes the one table of headers and types in the words of each host. */
export function writeHostFiles(out = OUT_FOLDER, deploy = DEPLOY_FOLDER) {
  mkdirSync(deploy, { recursive: true });
  writeFileSync(join(out, HEADERS_FILE), headersFile(out));
  writeFileSync(join(deploy, NGINX_FILE), nginxFile());
  writeFileSync(join(deploy, NGINX_BROTLI_FILE), nginxBrotliFile());
  writeFileSync(join(deploy, 'object-store.sh'), uploadScript(out));
}
