import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ESBUILD_TARGET } from '@/lib/build/esbuildTarget';

const PACKAGE = 'node_modules/pdfjs-dist';
const FOLDER = 'public/pdfjs';
const COPIED = ['cmaps', 'standard_fonts', 'wasm', 'iccs', 'LICENSE'];

/**
 * Copies the files that pdf.js fetches at run time into a folder with its version: the worker, maps and fonts for
 * Chinese text, decoders for scans. The worker ends in .js, because many servers send .mjs as a download.
 */
export async function buildPdfAssets(folder = FOLDER) {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const target = join(folder, version);
  if (existsSync(target)) return;
  const draft = join(folder, `.${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const name of COPIED) cpSync(join(PACKAGE, name), join(draft, name), { recursive: true });
  await build({
    entryPoints: [join(PACKAGE, 'legacy/build/pdf.worker.mjs')],
    outfile: join(draft, 'pdf.worker.min.js'),
    format: 'esm',
    target: ESBUILD_TARGET,
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  renameSync(draft, target);
}
