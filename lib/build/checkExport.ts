import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

/** Each mark of a page that works while developing and is broken as a plain file. */
const BROKEN_MARKS = [
  { mark: '/_next/image?', why: 'next/image has no server to scale pictures: use components/ui/Picture' },
];

/** Names pdf.js in every build of it; only the preview may carry or ask for what holds it. */
const VIEWER_MARK = 'GlobalWorkerOptions';
const VIEWER_PAGE = /^preview\//;

type File = { name: string; text: string };

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

function viewerFaults(pages: File[], scripts: File[]) {
  const others = pages.filter(({ name }) => !VIEWER_PAGE.test(name));
  return viewerScripts(scripts).flatMap((script) =>
    others
      .filter(({ text }) => text.includes(script))
      .map(({ name }) => `${name}: ${script} (the PDF viewer belongs to /preview/ alone)`),
  );
}

export function exportFaults(folder = OUT_FOLDER) {
  const ending = (pattern: RegExp): File[] =>
    outFiles(folder)
      .filter((file) => pattern.test(file))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const pages = ending(/\.(html|txt)$/);
  return [...pages.flatMap(markFaults), ...viewerFaults(pages, ending(/_next\/.*\.js$/))];
}

export function checkExport(folder = OUT_FOLDER) {
  const faults = exportFaults(folder);
  if (faults.length) throw new Error(faults.join('\n'));
}
