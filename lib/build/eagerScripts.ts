import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER } from '@/lib/build/outFiles';

/**
 * Chromium then compiles the whole file beside the download instead of each function when it is first called, on the
 * thread that draws; others read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
const MANIFEST = '.next/build-manifest.json';

type Manifest = { rootMainFiles: string[] };

/** Marks the scripts that start every page, of which most is called at once. */
export function markEagerScripts(out = OUT_FOLDER, manifest = MANIFEST) {
  const { rootMainFiles }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const file of rootMainFiles) {
    const path = join(out, '_next', file);
    writeFileSync(path, HINT + readFileSync(path, 'utf8'));
  }
  return rootMainFiles.length;
}
