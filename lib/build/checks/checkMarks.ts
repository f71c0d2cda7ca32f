import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ExportedSite } from '@/lib/build/checks/readExport';

/** Each mark of a page that works while developing and is broken as a plain file. */
const BROKEN_MARKS = [
  { mark: '/_next/image?', why: 'next/image has no server to scale pictures: use components/ui/Picture' },
  {
    mark: '.css" as="style"',
    why: 'a sheet is preloaded that the page does not use (lib/build/dropUnusedStyles.ts no longer takes effect)',
  },
];

/** Names pdf.js in every build of it; only the preview may carry or ask for what holds it. */
const VIEWER_MARK = 'GlobalWorkerOptions';
const VIEWER_PAGE = /^preview\//;

/** In bytes, since ten thousand pages need not be decoded to find a few marks in them. */
type File = { name: string; text: Buffer };

function viewerScripts(scripts: File[]) {
  const viewers = scripts.filter(({ text }) => text.includes(VIEWER_MARK)).map(({ name }) => basename(name));
  const loaders = scripts.filter(({ text }) => viewers.some((viewer) => text.includes(viewer)));
  return [...viewers, ...loaders.map(({ name }) => basename(name))].map((mark) => ({
    mark,
    why: 'the PDF viewer belongs to /preview/ alone',
  }));
}

export function checkMarks({ folder, files }: ExportedSite) {
  const names = [...files];
  const read = (name: string): File => ({ name, text: readFileSync(join(folder, name)) });
  const viewer = viewerScripts(names.filter((file) => /_next\/.*\.js$/.test(file)).map(read));
  const pages = names.filter((file) => /\.(html|txt)$/.test(file));
  const faults = pages.flatMap((name) => {
    const { text } = read(name);
    const marks = VIEWER_PAGE.test(name) ? BROKEN_MARKS : [...BROKEN_MARKS, ...viewer];
    return marks
      .filter(({ mark }) => text.includes(mark))
      .map(({ mark, why }) => `${name}: ${mark} (${why})`);
  });
  return faults.join('\n');
}
