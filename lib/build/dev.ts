import { runTool } from '@/lib/build/command';
import { buildPdfAssets } from '@/lib/build/documents/pdfAssets';
import { runIfMain } from '@/lib/build/runIfMain';

const PICTURES = 'lib/build/pictures/buildPictures.ts';
const CHANGED = ['content/media/**', 'content/news/**'].flatMap((files) => ['--include', files]);

async function dev() {
  await buildPdfAssets();
  // A mistake in the content is printed; the watcher tries again once it is mended.
  await runTool('tsx', [PICTURES]).catch(console.error);
  void runTool('tsx', ['watch', '--clear-screen=false', ...CHANGED, PICTURES]);
  await runTool('next', ['dev'], { NEXT_TELEMETRY_DISABLED: '1' });
}

void runIfMain(module, dev);
