import { join } from 'node:path';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import { readText } from '@/lib/content/readText';
import type { OwnerConfirms } from '@/lib/schema/ownerConfirms';

const FILE = join(CONTENT_FOLDER, 'ownerConfirms.ts');
const GONE = '内容里没有这一句了，删去这一条，或照新的写法改 / No longer in the content: remove or reword it';

export function unconfirmed({ statements, questions }: OwnerConfirms, content: string) {
  const groups = [
    ...statements.map((group) => ({ ...group, isGone: (quote: string) => !content.includes(quote) })),
    ...questions.map((group) => ({ ...group, isGone: () => false })),
  ];
  return groups.map(({ title, en, items, isGone }) => ({
    title: `${title} · ${en}`,
    faults: items.flatMap(([status, text, english]) => {
      if (isGone(text)) return [`${text} · ${GONE}`];
      return status === 'final' ? [] : [`${text} · ${english}`];
    }),
  }));
}

export async function ownerFaults() {
  const { ownerConfirms } = await loadContent<{ ownerConfirms: OwnerConfirms }>(FILE);
  const files = [...contentFiles(), ...articleFiles(CONTENT_FOLDER)].filter((file) => file !== FILE);
  return unconfirmed(ownerConfirms, files.map(readText).join('\n'));
}
