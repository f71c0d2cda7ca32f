import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '@/lib/build/command';
import { precompress } from '@/lib/build/hosting/precompress';

const FOLDER = '.cache/emptyPage';

const FILES = {
  'next.config.mjs': `export default ${JSON.stringify({
    output: 'export',
    trailingSlash: true,
    agentRules: false,
    turbopack: { root: process.cwd() },
    experimental: { agentUpgrade: false },
  })};`,
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="zh-CN"><body>{children}</body></html>; }',
  'app/page.js': 'export default function Page() { return <h1>空页</h1>; }',
};

export async function exportEmptyPage() {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    const path = join(FOLDER, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await runTool('next', ['build', FOLDER], { NEXT_TELEMETRY_DISABLED: '1' });
  const out = join(FOLDER, 'out');
  await precompress(out);
  return out;
}
