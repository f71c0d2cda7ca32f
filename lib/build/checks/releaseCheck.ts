import { findPlaceholders } from '@/lib/build/checks/placeholders';

async function releaseCheck() {
  const placeholders = await findPlaceholders();
  for (const { file, field, value } of placeholders) console.log(`${file}  ${field}  ${value || '（空）'}`);
  if (!placeholders.length) {
    console.log('没有占位内容，可以发布。');
    return;
  }
  console.error(`\n还有 ${placeholders.length} 处占位内容。改成真实的值，并把 status 写作 'final'，再发布。`);
  process.exitCode = 1;
}

void releaseCheck();
