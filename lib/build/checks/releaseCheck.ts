import { ownerFaults } from '@/lib/build/checks/ownerConfirms';
import { findPlaceholders } from '@/lib/build/checks/placeholders';
import { stalePdfs } from '@/lib/build/documents/printedDocuments';
import { runIfMain } from '@/lib/build/runIfMain';

export async function releaseFaults() {
  const placeholders = await findPlaceholders();
  const groups = [
    {
      title: '占位内容 · Placeholders',
      faults: placeholders.map(({ file, field, value }) => `${file}  ${field}  ${value || '（空）'}`),
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
  if (!length) return console.log('没有占位内容，PDF 都是新的，所有者都确认过，可以发布。');
  throw new Error(
    `还有 ${length} 处。占位内容改成真实的值，并把 status 写作 'final'；比文字旧的 PDF，在有浏览器的机器上运行 npm run documents，印出的文件一起提交；其余的请所有者确认或回答，在 content/ownerConfirms.ts 把 placeholder 改成 final。然后再发布。`,
  );
}

void runIfMain(module, releaseCheck);
