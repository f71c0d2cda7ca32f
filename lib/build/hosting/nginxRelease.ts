import { MADE_FROM_TABLE } from '@/lib/build/hosting/headersTable';
import { HASHED_FOLDERS } from '@/lib/constants';

const KEPT_RELEASES = 5;

/**
 * A script for the server that switches to one of the uploaded releases. The folder it switches to holds hard links: the
 * release's own files, and the hashed files of the other releases, which pages opened before the switch still need.
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
