import { findPlaceholders } from '@/lib/build/checks/placeholders';
import { pdfFile, staleDocuments } from '@/lib/build/documents/documentSources';
import { runIfMain } from '@/lib/build/runIfMain';

export async function releaseFaults() {
  const placeholders = await findPlaceholders();
  const documents = await staleDocuments();
  return [
    ...placeholders.map(({ file, field, value }) => `${file}  ${field}  ${value || '（空）'}`),
    ...documents.map((document) => `${pdfFile(document)}  内容改过了，还没有重新排版`),
  ];
}

async function releaseCheck() {
  const faults = await releaseFaults();
  for (const fault of faults) console.log(fault);
  if (!faults.length) return console.log('没有占位内容，文件都是新的，可以发布。');
  throw new Error(
    `\n还有 ${faults.length} 处。占位内容改成真实的值，并把 status 写作 'final'；没有重新排版的文件，在有浏览器的机器上运行 npm run documents。然后再发布。`,
  );
}

void runIfMain(module, releaseCheck);
