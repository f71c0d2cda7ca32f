import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@/lib/build/command';
import { DEPLOY_FOLDER } from '@/lib/build/hosting/hostFiles';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';
import { buildDay } from '@/lib/content/buildDay';

const EXPORTED = [OUT_FOLDER, DEPLOY_FOLDER];
const MADE = [...EXPORTED, '.next', 'public/pictures', 'public/pdfjs', '.cache/pictures.json'];

async function builtAt(time: string) {
  for (const made of MADE) rmSync(made, { recursive: true, force: true });
  await runTool('tsx', ['lib/build/build.ts'], { BUILD_TIME: `${buildDay()}T${time}+08:00` });
  const files = EXPORTED.flatMap((folder) => outFiles(folder).map((file) => join(folder, file)));
  return new Map(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

/** Of the clock, only the day in China may show: by it articles with a future date come out. */
async function sameTwice() {
  const first = await builtAt('00:00:00');
  const second = await builtAt('23:59:59');
  const files = new Set([...first.keys(), ...second.keys()]);
  const different = [...files].filter((file) => first.get(file) !== second.get(file));
  console.log(`两次构建共 ${files.size} 个文件，${different.length} 个不一样`);
  if (different.length) throw new Error(different.join('\n'));
}

void runIfMain(module, sameTwice);
