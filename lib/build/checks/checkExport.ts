import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';

/** Each mark of a page that works while developing and is broken as a plain file. */
const BROKEN_MARKS = [
  { mark: '/_next/image?', why: 'next/image has no server to scale pictures: use components/ui/Picture' },
  {
    mark: '.css" as="style"',
    why: 'a sheet is preloaded that the page does not use (lib/build/unusedSheets.ts no longer takes effect)',
  },
];

/** Names pdf.js in every build of it; only the preview may carry or ask for what holds it. */
const VIEWER_MARK = 'GlobalWorkerOptions';
const VIEWER_PAGE = /^preview\//;

/** In bytes, since ten thousand pages need not be decoded to find a few marks in them. */
type File = { name: string; text: Buffer };

function markFaults({ name, text }: File) {
  return BROKEN_MARKS.filter(({ mark }) => text.includes(mark)).map(
    ({ mark, why }) => `${name}: ${mark} (${why})`,
  );
}

/** The scripts that hold the PDF viewer, and those that load such a script. */
function viewerScripts(scripts: File[]) {
  const viewers = scripts.filter(({ text }) => text.includes(VIEWER_MARK)).map(({ name }) => basename(name));
  const loaders = scripts.filter(({ text }) => viewers.some((viewer) => text.includes(viewer)));
  return [...viewers, ...loaders.map(({ name }) => basename(name))];
}

function viewerFaults({ name, text }: File, viewer: readonly string[]) {
  if (VIEWER_PAGE.test(name)) return [];
  return viewer
    .filter((script) => text.includes(script))
    .map((script) => `${name}: ${script} (the PDF viewer belongs to /preview/ alone)`);
}

/** Reads one page at a time, since ten thousand of them do not fit into memory. */
export function exportFaults(folder = OUT_FOLDER) {
  const files = outFiles(folder);
  const read = (name: string): File => ({ name, text: readFileSync(join(folder, name)) });
  const viewer = viewerScripts(files.filter((file) => /_next\/.*\.js$/.test(file)).map(read));
  const pages = files.filter((file) => /\.(html|txt)$/.test(file));
  return pages.flatMap((name) => {
    const page = read(name);
    return [...markFaults(page), ...viewerFaults(page, viewer)];
  });
}

export function checkExport(folder = OUT_FOLDER) {
  const faults = exportFaults(folder);
  if (faults.length) throw new Error(faults.join('\n'));
}

void runIfMain(module, checkExport);
