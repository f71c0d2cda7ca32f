import { watch } from 'node:fs';
import { runTool } from '@/lib/build/command';
import { buildPdfAssets } from '@/lib/build/documents/pdfAssets';
import { buildPictures } from '@/lib/build/pictures/pictures';
import { runIfMain } from '@/lib/build/runIfMain';

/** A copied folder or a saved file reports many changes at once. */
const SETTLED_AFTER_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();

/** A mistake in the content is only printed: whoever develops is about to mend it. */
async function buildFiles() {
  try {
    await buildPictures();
  } catch (error) {
    console.error((error as Error).message);
  }
}

function filesAgain() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    queue = queue.then(buildFiles);
  }, SETTLED_AFTER_MS);
}

async function dev() {
  await buildPdfAssets();
  await buildFiles();
  for (const folder of ['content/media', 'content/news'])
    watch(folder, { recursive: true }, filesAgain).unref();
  await runTool('next', ['dev'], { NEXT_TELEMETRY_DISABLED: '1' });
}

void runIfMain(module, dev);
