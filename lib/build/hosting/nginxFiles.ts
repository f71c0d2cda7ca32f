import {
  COMMON_HEADERS,
  DEFAULT_HEADERS,
  DEFAULT_TYPE,
  FILE_HEADERS,
  isText,
  MADE_FROM_TABLE,
  MEDIA_TYPES,
} from '@/lib/build/hosting/headersTable';
import { HASHED_FOLDERS } from '@/lib/publishedPaths';

// nginx adds text/html itself, and warns if it is listed.
const TEXT_TYPES = [...new Set(Object.values(MEDIA_TYPES))]
  .filter((type) => isText(type) && type !== 'text/html')
  .join(' ');
const COMPRESSED = `${TEXT_TYPES} ${MEDIA_TYPES.wasm}`;

/**
 * Each redirect takes out one run of slashes or backslashes (x5C), which browsers read as slashes. It uses the address
 * as it was sent: $uri is decoded, and could name another host or end the header.
 */
const REDIRECT_TO_SINGLE_SLASHES =
  'if ($request_uri ~ "^(?<before>[^?]*?)[/\\x5C]{2,}(?<after>[^?]*)") { return 301 $before/$after$is_args$args; }';

/** Lines for a server block. Headers use variables, since a location with an add_header of its own drops all others. */
export function nginxFile(links: Record<string, string> = {}) {
  const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;
  const settings = (headers: typeof DEFAULT_HEADERS) =>
    Object.entries(headers).map(([name, value]) => `set ${variable(name)} "${value}";`);
  const locations = Object.entries(FILE_HEADERS).map(([first, headers]) => {
    const place = first.includes('.') ? `= /${first}` : `^~ /${first}/`;
    return [`location ${place} {`, ...settings(headers).map((line) => `  ${line}`), '}'].join('\n');
  });
  return [
    MADE_FROM_TABLE,
    '# 写在 server { … } 里：include 这个文件，另写 listen、server_name、证书和 root',
    'index index.html;',
    'error_page 403 404 =404 /404.html;',
    'absolute_redirect off;',
    'server_tokens off;',
    '# 多写的斜杠去掉',
    REDIRECT_TO_SINGLE_SLASHES,
    '',
    'types {',
    ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `  ${type} ${ending};`),
    '}',
    `default_type ${DEFAULT_TYPE};`,
    'charset utf-8;',
    `charset_types ${TEXT_TYPES};`,
    '',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 6;',
    'gzip_min_length 1024;',
    `gzip_types ${COMPRESSED};`,
    '',
    ...Object.entries(COMMON_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...settings(DEFAULT_HEADERS),
    ...Object.keys(DEFAULT_HEADERS).map((name) => `add_header ${name} ${variable(name)} always;`),
    // Without a value nginx sends no header.
    'set $link "";',
    'add_header Link $link always;',
    ...Object.entries(links).map(([path, link]) => `location = ${path} {\n  set $link '${link}';\n}`),
    '',
    ...locations,
    '',
  ].join('\n');
}

/** For an nginx with the brotli modules: it sends the build's .br files, and compresses the rest on the way. */
export function nginxBrotliFile() {
  return [
    MADE_FROM_TABLE,
    '# 装有 brotli 模块时，在 nginx.conf 之后 include',
    'brotli_static on;',
    'brotli on;',
    'brotli_comp_level 6;',
    'brotli_min_length 1024;',
    `brotli_types ${COMPRESSED};`,
    '',
  ].join('\n');
}

const KEPT_RELEASES = 5;

/**
 * A script for the server that switches to an uploaded release. The live folder holds hard links to the release's
 * files, and to the hashed files of other releases, which pages opened before the switch still need.
 */
export function releaseScript() {
  return `#!/bin/sh
${MADE_FROM_TABLE}
# 用法：sh /srv/site/.deploy/nginx-release.sh 版本，切换到 /srv/site/releases 里的这个版本；只留最新的 ${KEPT_RELEASES} 个
set -eu
cd "$(dirname "$0")/.."
test -f "releases/$1/index.html" || { echo "没有这个版本 / no such release: $1" >&2; exit 1; }
ls -d releases/* | sort | head -n -${KEPT_RELEASES} | xargs -r rm -rf
live="live/$1.$$"
for folder in ${HASHED_FOLDERS.join(' ')}; do
  mkdir -p "$live/$folder"
  for release in releases/*; do
    if test -d "$release/$folder"; then cp -alf "$release/$folder/." "$live/$folder/"; fi
  done
done
cp -alf "releases/$1/." "$live/"
ln -sfn "$live" next
mv -T next current
ls -d live/* | grep -vxF "$live" | xargs -r rm -rf
`;
}
