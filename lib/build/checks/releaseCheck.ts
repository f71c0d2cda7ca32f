import { ownerFaults } from '@/lib/build/checks/ownerConfirms';
import { findPlaceholders } from '@/lib/build/checks/placeholders';
import { stalePdfs } from '@/lib/build/documents/printedDocuments';
import { runIfMain } from '@/lib/build/runIfMain';

export async function releaseFaults() {
  const placeholders = await findPlaceholders();
  const groups = [
    {
      title: '占位内容 · Placeholders',
      faults: placeholders.map(({ file, field, value }) => `${file}  ${field}  ${value || '（空 / empty）'}`),
    },
    { title: '比文字旧的 PDF · PDFs older than their words', faults: await stalePdfs() },
    ...(await ownerFaults()),
  ];
  return groups.filter(({ faults }) => faults.length);
}

async function releaseCheck() {
  const groups = await releaseFaults();
  for (const { title, faults } of groups) console.log(`${[title, ...faults].join('\n  ')}\n`);
  const { length } = groups.flatMap(({ faults }) => faults);
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
