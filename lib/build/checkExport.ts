import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';

/** Each mark of a page that works while developing and is broken as a plain file. */
const BROKEN_MARKS = [
  { mark: '/_next/image?', why: 'next/image has no server to scale pictures: use components/ui/Picture' },
];

export function exportFaults(folder = OUT_FOLDER) {
  const pages = outFiles(folder).filter((file) => file.endsWith('.html'));
  return pages.flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    return BROKEN_MARKS.filter(({ mark }) => html.includes(mark)).map(
      ({ mark, why }) => `${page}: ${mark} (${why})`,
    );
  });
}

export function checkExport(folder = OUT_FOLDER) {
  const faults = exportFaults(folder);
  if (faults.length) throw new Error(faults.join('\n'));
}
