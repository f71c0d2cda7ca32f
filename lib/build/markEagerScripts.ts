import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER } from '@/lib/build/outFiles';

/**
 * Chromium then compiles the whole file beside the download instead of each function when it is first called, on the
 * thread that draws; others read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
const SCRIPT = /<script(?![^>]*\bnomodule\b)[^>]*\ssrc="(\/_next\/[^"]+)"/gi;

/** Marks the scripts that start the home page, and with it most that start the others: most of them is called at once. */
export function markEagerScripts(out = OUT_FOLDER) {
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  const files = new Set([...home.matchAll(SCRIPT)].map(([, file = '']) => join(out, file)));
  for (const file of files) writeFileSync(file, HINT + readFileSync(file, 'utf8'));
}
