import { z } from 'zod';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import { stalePdfs } from '@/lib/build/documents/printedDocuments';
import { runIfMain } from '@/lib/build/runIfMain';
import { readPublished } from '@/lib/content/publishedLists';
import { readText } from '@/lib/content/readText';
import { valuesIn } from '@/lib/content/valuesIn';
import type { OwnerConfirms } from '@/lib/schema/ownerConfirms';

const OWNER_FILE = 'content/ownerConfirms.ts';
const GONE = '内容里没有这一句了，删去这一条，或照新的写法改 / No longer in the content: remove or reword it';
const API_SERVERS = 'public/boce.json';
const RESERVED_HOST = /\.example(?![\w-])/;

function isOpen(value: unknown): value is { value: unknown } {
  if (typeof value !== 'object' || value === null || !('status' in value && 'value' in value)) return false;
  return value.status === 'placeholder' || RESERVED_HOST.test(String(value.value));
}

export function placeholders(contents: Readonly<Record<string, unknown>>, servers: unknown) {
  const marked = Object.entries(contents).flatMap(([file, content]) =>
    valuesIn({ ...(content as object) }).flatMap(({ value, path: [, ...path] }) =>
      isOpen(value) ? `${file}  ${z.core.toDotPath(path)}  ${JSON.stringify(value.value)}` : [],
    ),
  );
  const named = valuesIn(servers).filter(({ value }) => typeof value === 'string');
  const examples = named.filter(({ value }) => RESERVED_HOST.test(String(value)));
  const found = examples.map(({ value, path }) => `${API_SERVERS}  ${z.core.toDotPath(path)}  ${value}`);
  return [...marked, ...found, ...(named.length ? [] : [`${API_SERVERS}  []`])];
}

export function unconfirmed({ statements, questions }: OwnerConfirms, content: string) {
  return [...statements, ...questions].map((group) => ({
    title: `${group.title} / ${group.en}`,
    faults: group.items.flatMap(([status, text, english]) => {
      if (statements.includes(group) && !content.includes(text)) return [`${text} / ${GONE}`];
      return status === 'final' ? [] : [`${text} / ${english}`];
    }),
  }));
}

export async function findPlaceholders() {
  const contents = await Promise.all(contentFiles().map(async (file) => [file, await loadContent(file)]));
  return placeholders(Object.fromEntries(contents), readPublished(API_SERVERS));
}

async function releaseCheck() {
  const { ownerConfirms } = await loadContent<{ ownerConfirms: OwnerConfirms }>(OWNER_FILE);
  const files = [...contentFiles(), ...articleFiles(CONTENT_FOLDER)].filter((file) => file !== OWNER_FILE);
  const groups = [
    { title: '占位内容 / Placeholders', faults: await findPlaceholders() },
    { title: '比文字旧的 PDF / PDFs older than their words', faults: await stalePdfs() },
    ...unconfirmed(ownerConfirms, files.map(readText).join('\n')),
  ];
  const open = groups.filter(({ faults }) => faults.length);
  for (const { title, faults } of open) console.log(`${[title, ...faults].join('\n  ')}\n`);
  const { length } = open.flatMap(({ faults }) => faults);
  if (!length) return console.log('都已确认，可以发布 / All is settled: ready for the release');
  throw new Error(
    [
      `还有 ${length} 处，改好再发布 / ${length} to settle before the release`,
      "占位内容写上真实的值，status 写作 'final' / Placeholders: write the true value and status: 'final'",
      '旧的 PDF：运行 npm run documents，印出的文件一起提交 / Stale PDFs: npm run documents, then commit',
      '其余请所有者确认或回答，记在 content/ownerConfirms.ts / The rest: ask the owner, note it in that file',
    ].join('\n'),
  );
}

void runIfMain(module, releaseCheck);
