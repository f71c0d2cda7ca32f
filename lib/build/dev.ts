import { existsSync, watch } from 'node:fs';
import { runTool } from '@/lib/build/command';
import { buildPdfAssets } from '@/lib/build/pdfAssets';
import { buildPictures } from '@/lib/build/pictures';

const WATCHED = ['content/media', 'content/news'];
/** A copied folder or a saved file reports many changes at once. */
const SETTLED_AFTER_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();

function picturesAgain() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    queue = queue.then(buildPictures).catch((error: Error) => console.error(error.message));
  }, SETTLED_AFTER_MS);
}

async function dev() {
  await buildPdfAssets();
  await buildPictures();
  for (const folder of WATCHED.filter((each) => existsSync(each))) {
    watch(folder, { recursive: true }, picturesAgain).unref();
  }
  await runTool('next', ['dev'], { NEXT_TELEMETRY_DISABLED: '1' });
}

dev().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
