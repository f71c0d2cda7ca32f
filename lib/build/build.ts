import { findPlaceholders } from '@/lib/build/checks/placeholders';
import { runScripts, runTogether, runTool } from '@/lib/build/command';
import { deskContent } from '@/lib/build/desk/deskContent';
import { onlineDesk } from '@/lib/build/desk/onlineDesk';
import { DESK_PATH } from '@/lib/build/desk/sveltia';
import { readPrinted } from '@/lib/build/documents/documentSources';
import { buildPdfAssets } from '@/lib/build/documents/pdfAssets';
import { markEagerScripts } from '@/lib/build/eagerScripts';
import { writeHostFiles } from '@/lib/build/hosting/hostFiles';
import { precompress } from '@/lib/build/hosting/precompress';
import { buildOfflineWorker } from '@/lib/build/offlineWorker';
import { placePictures } from '@/lib/build/pictures/pictureFolder';
import { pruneExport } from '@/lib/build/prune';
import { buildSearchFiles } from '@/lib/build/searchFiles';
import { runSteps } from '@/lib/build/steps';
import { dropUnusedSheets } from '@/lib/build/unusedSheets';

async function warnOfPlaceholders() {
  const { length } = await findPlaceholders();
  if (length) console.warn(`提示：还有 ${length} 处占位内容待确认，清单见 npm run release-check`);
}

const PICTURES = 'lib/build/pictures/pictures.ts';

const NEXT_ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  // Without it mimalloc keeps the half gigabyte of the compiler while the pages are rendered.
  MIMALLOC_PURGE_DELAY: '0',
  // Twice V8's default for short-lived objects, so that they are collected half as often.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=32'].join(' ').trim(),
};

function buildBeforePages() {
  return runTogether({
    'PDF viewer files': buildPdfAssets(),
    'Names of the pictures': runTool('tsx', [PICTURES, '--names']),
  });
}

/** Pages need the pictures' names only. Next copies public/ when it is done with the pages, so some come too late. */
async function buildPagesAndPictures() {
  await runTogether({
    Pages: runTool('next', ['build'], NEXT_ENVIRONMENT),
    Pictures: runTool('tsx', [PICTURES]),
  });
  placePictures();
}

function shownOfDocuments() {
  const shown = Object.values(readPrinted()).map(({ pages, megabytes, cover }) => [pages, megabytes, cover]);
  return JSON.stringify(shown);
}

/** Printed from their pages; where that changes what pages show of them, the pages are built once more. */
async function printDocuments() {
  const before = shownOfDocuments();
  await runTool('tsx', ['lib/build/documents/documents.ts', '--keep-old']);
  if (shownOfDocuments() === before) return;
  await runTool('tsx', [PICTURES, '--names']);
  await buildPagesAndPictures();
}

async function buildWorker() {
  const { site } = await deskContent();
  await buildOfflineWorker(undefined, undefined, site.editing.value ? DESK_PATH : '');
}

/** The long ones in processes of their own, whose memory is free again for the pages. */
const STEPS = [
  { name: 'Content', run: () => runTool('tsx', ['lib/build/checks/checkContent.ts']) },
  { name: 'PDF viewer files, names of the pictures', run: buildBeforePages },
  { name: 'Search', run: () => buildSearchFiles('production') },
  { name: 'Pages and pictures', run: buildPagesAndPictures },
  { name: 'Documents', run: printDocuments },
  { name: 'Offline worker', run: buildWorker },
  { name: 'Pruning', run: () => console.log(`${pruneExport()} files deleted`) },
  { name: 'Unused sheets', run: () => console.log(`${dropUnusedSheets()} pages read`) },
  { name: 'Scripts of every page', run: () => console.log(`${markEagerScripts()} marked`) },
  { name: 'Cards and security policy', run: () => runScripts(['pictures/cards.ts', 'hosting/policy.ts']) },
  { name: 'Compression', run: async () => console.log(`${await precompress()} files compressed`) },
  { name: 'Checks of the export', run: () => runTool('tsx', ['lib/build/checks/checkExport.ts']) },
  { name: 'Editors’ desk', run: async () => console.log((await onlineDesk()) ? '/desk/' : 'not asked for') },
  { name: 'Headers for the hosts', run: () => writeHostFiles() },
  { name: 'Placeholders', run: warnOfPlaceholders },
];

async function build() {
  // One clock for all processes of the build, so that no article is out for some of them only.
  process.env.BUILD_TIME ??= new Date().toISOString();
  if (!(await runSteps(STEPS))) process.exitCode = 1;
}

void build();
