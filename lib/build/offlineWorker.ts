import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ESBUILD_TARGET } from '@/lib/build/esbuildTarget';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const HOW_TO_END_IT =
  '// Made from lib/offline by npm run build. To take it off all devices, serve sw-off.js at this address.';

export async function buildOfflineWorker(out = OUT_FOLDER, publicFolder = 'public') {
  if (existsSync(join(publicFolder, 'sw.js'))) return;
  await build({
    entryPoints: ['lib/offline/worker.ts'],
    outfile: join(out, 'sw.js'),
    bundle: true,
    target: ESBUILD_TARGET,
    minify: true,
    banner: { js: HOW_TO_END_IT },
    logLevel: 'error',
  });
}
