import { mkdirSync, writeFileSync } from 'node:fs';
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

/** Exports a page without anything by the Next that is installed here: no page of this site can be expected to be faster. */
export async function buildEmptyPage() {
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(FOLDER, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await runTool('next', ['build', FOLDER], { NEXT_TELEMETRY_DISABLED: '1' });
  const out = join(FOLDER, 'out');
  await precompress(out);
  return out;
}
