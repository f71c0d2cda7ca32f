import type { ExportedSite } from '@/lib/build/checks/readExport';

/** What works while developing and is broken in a plain file, and why. */
export const BROKEN_MARKS: Record<string, string> = {
  '/_next/image?': 'next/image has no server to scale pictures: use components/ui/Picture',
  '.css" as="style"':
    'a page preloads a sheet it does not use: lib/build/dropUnusedStyles.ts no longer takes effect',
};

export function checkMarks({ pages }: ExportedSite) {
  const faults = [...pages].flatMap(([file, { brokenMarks }]) =>
    brokenMarks.map((mark) => `${file}: ${mark} (${BROKEN_MARKS[mark]})`),
  );
  return faults.join('\n');
}
