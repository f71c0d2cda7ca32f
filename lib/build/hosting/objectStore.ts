import { extname } from 'node:path';
import {
  contentType,
  DEFAULT_HEADERS,
  HEADERS_FILE,
  headersOf,
  MADE_FROM_TABLE,
} from '@/lib/build/hosting/headersTable';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

/** The include pattern of the file and of those with its ending in the same top folder. */
function patternOf(file: string) {
  const [first = '', ...rest] = file.split('/');
  const ending = extname(file);
  return rest.length && ending ? `${first}/*${ending}` : file;
}

type Upload = { type: string; cacheControl: string; patterns: Set<string> };

export function uploads(folder = OUT_FOLDER): Upload[] {
  const found = new Map<string, Upload>();
  for (const file of outFiles(folder)) {
    if (file === HEADERS_FILE || file.endsWith('.br')) continue;
    const type = contentType(`/${file}`);
    const { 'Cache-Control': cacheControl = '' } = headersOf(`/${file}`);
    const key = `${cacheControl} ${type}`;
    const upload = found.get(key) ?? { type, cacheControl, patterns: new Set<string>() };
    upload.patterns.add(patternOf(file));
    found.set(key, upload);
  }
  return [...found.values()].sort((a, b) => uploadOrder(a) - uploadOrder(b));
}

/** Files go up before the pages that name them, so that no visitor misses one meanwhile. */
function uploadOrder({ cacheControl, type }: Upload) {
  if (cacheControl !== DEFAULT_HEADERS['Cache-Control']) return 0;
  if (type.startsWith('text/html')) return 3;
  // The search's JSON names its other files.
  return type.startsWith('application/json') ? 2 : 1;
}

/** For the object stores of Aliyun, Tencent, Huawei and others, all of which speak S3. */
export function uploadScript() {
  return [
    '#!/bin/sh',
    MADE_FROM_TABLE,
    '# 用法：AWS_DEFAULT_REGION=地域 BUCKET=桶名 ENDPOINT=https://对象存储的地址 sh .deploy/object-store.sh',
    '# 先传网页用到的，最后传网页；不删旧文件，昨天打开的网页还要用',
    'set -eu',
    '# 这些对象存储要求桶名写在主机名里，也不认得新版 AWS CLI 自加的校验',
    'AWS_CONFIG_FILE=$(mktemp)',
    'printf \'[default]\\ns3 =\\n  addressing_style = virtual\\n\' > "$AWS_CONFIG_FILE"',
    'export AWS_CONFIG_FILE AWS_REQUEST_CHECKSUM_CALCULATION=when_required',
    'put() {',
    `  aws s3 cp out "s3://$BUCKET" --endpoint-url "$ENDPOINT" --recursive --only-show-errors \\`,
    `    --exclude '*' "$@"`,
    '}',
    ...uploads().map(({ type, cacheControl, patterns }) => {
      const included = [...patterns].map((pattern) => `--include '${pattern}'`).join(' ');
      return `put --content-type '${type}' --cache-control '${cacheControl}' ${included}`;
    }),
    '',
  ].join('\n');
}
