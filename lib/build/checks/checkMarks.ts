import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedSite } from '@/lib/build/checks/readExport';

/** What works while developing and is broken in a plain file, and why. */
const BROKEN_MARKS = {
  '/_next/image?': 'next/image has no server to scale pictures: use components/ui/Picture',
  '.css" as="style"':
    'a page preloads a sheet it does not use: lib/build/dropUnusedStyles.ts no longer takes effect',
};

export function checkMarks({ folder, pages }: ExportedSite) {
  const faults = [...pages.keys()].flatMap((file) => {
    // In bytes: ten thousand pages need not be decoded to find two marks in them.
    const html = readFileSync(join(folder, file));
    const found = Object.entries(BROKEN_MARKS).filter(([mark]) => html.includes(mark));
    return found.map(([mark, why]) => `${file}: ${mark} (${why})`);
  });
  return faults.join('\n');
}
