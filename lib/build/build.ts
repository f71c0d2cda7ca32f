import { cpSync } from 'node:fs';
import { checkContent } from '@/lib/build/checks/checkContent';
import { checkExport } from '@/lib/build/checks/checkExport';
import { runTogether, runTool } from '@/lib/build/command';
import { writeOnlineDesk } from '@/lib/build/desk/deskFolder';
import { buildPdfAssets } from '@/lib/build/documents/pdfAssets';
import { addPolicies } from '@/lib/build/hosting/contentSecurityPolicy';
import { writeHostFiles } from '@/lib/build/hosting/hostFiles';
import { precompress } from '@/lib/build/hosting/precompress';
import { buildOfflineWorker } from '@/lib/build/offlineWorker';
import { buildPictures, namePictures } from '@/lib/build/pictures/buildPictures';
import { pruneExport } from '@/lib/build/pruneExport';
import { indexPages } from '@/lib/build/searchIndex';
import { runSteps } from '@/lib/build/steps';
import { writeThirdPartyNotices } from '@/lib/build/thirdPartyNotices';

/** Pages need only the names of pictures, so both are made at once. Next may copy public/ too early for pictures. */
async function buildPagesAndPictures() {
  const next = runTool('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  await runTogether(next, buildPictures());
  cpSync('public/pictures', 'out/pictures', { recursive: true });
}

const STEPS = [
  { name: '检查内容 / Check the content', run: checkContent },
  {
    name: '定下图片的名字，复制 PDF 阅读器 / Name the pictures, copy the PDF viewer',
    run: () => runTogether(buildPdfAssets(), namePictures()),
  },
  { name: '生成网页和图片 / Build the pages and the pictures', run: buildPagesAndPictures },
  { name: '生成离线脚本 / Build the offline worker', run: () => buildOfflineWorker() },
  { name: '删去浏览器用不到的文件 / Remove what no browser asks for', run: () => pruneExport() },
  { name: '编索引 / Index the pages', run: indexPages },
  { name: '写安全策略 / Write the policies', run: () => addPolicies() },
  {
    name: '检查结果，压缩 / Check the export, compress',
    run: () => runTogether(checkExport(), precompress()),
  },
  { name: '写出编辑台 / Write the editors’ desk', run: () => writeOnlineDesk() },
  { name: '写出第三方许可 / Write the third-party notices', run: writeThirdPartyNotices },
  { name: '为主机写出响应头 / Write the headers for the hosts', run: () => writeHostFiles() },
];

// One clock for all processes, so that they agree which articles are published.
process.env.BUILD_TIME ??= new Date().toISOString();
void runSteps(STEPS).then((passed) => {
  if (!passed) process.exitCode = 1;
});
