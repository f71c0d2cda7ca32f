import { FOREVER, KINDS, MADE_FROM_TABLE } from '@/lib/build/hosting/hosting';

const KEPT_RELEASES = 5;

/**
 * For the server: shows one of the uploaded releases. Each holds its own files alone; what is shown also has the files
 * with a hash in their name of the other releases that are kept, for pages that visitors opened before. Hard links take
 * no space.
 */
export function releaseScript() {
  const hashed = Object.entries(KINDS).flatMap(([name, { cacheControl }]) =>
    cacheControl === FOREVER ? name : [],
  );
  return `#!/bin/sh
${MADE_FROM_TABLE}
# 用法：sh /srv/site/.deploy/nginx-release.sh 版本，切换到 /srv/site/releases 里的这个版本；只留最新的 ${KEPT_RELEASES} 个
set -eu
cd "$(dirname "$0")/.."
test -f "releases/$1/index.html" || { echo "没有这个版本 / no such release: $1" >&2; exit 1; }
ls -d releases/* | sort | head -n -${KEPT_RELEASES} | xargs -r rm -rf
live="live/$1.$$"
for folder in ${hashed.join(' ')}; do
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
