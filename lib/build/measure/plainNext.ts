import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runTool } from '@/lib/build/command';
import { precompress } from '@/lib/build/hosting/precompress';
import { NEWS_PAGE_SIZE } from '@/lib/news/paginate';

const FOLDER = '.cache/plainNext';

const FRAME = {
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

/** Exports pages by the Next that is installed here, without anything of this site; returns the export's folder. */
async function exportPages(name: string, pages: Record<string, string>) {
  const folder = join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...FRAME, ...pages })) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await runTool('next', ['build', folder], { NEXT_TELEMETRY_DISABLED: '1' });
  return join(folder, 'out');
}

export async function exportEmptyPage() {
  const out = await exportPages('empty', {});
  await precompress(out);
  return out;
}

/** The articles of a folder and their lists, as plain as they can be. */
export function exportPlainNews(newsFolder: string) {
  return exportPages('news', {
    'articles.js': `import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
const folder = ${JSON.stringify(resolve(newsFolder))};
const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.md'));
export const paths = new Map(files.map((file) => [basename(file, '.md'), join(folder, file)]));
export const read = (id) => readFileSync(paths.get(id), 'utf8').split(/^---$/m).slice(2).join('---');
export const lists = Math.ceil(paths.size / ${NEWS_PAGE_SIZE});`,
    'app/news/[id]/page.js': `import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { paths, read } from '../../../articles';
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);
export const generateStaticParams = () => [...paths.keys()].map((id) => ({ id }));
export default async function Page({ params }) {
  return <main dangerouslySetInnerHTML={{ __html: String(markdown.processSync(read((await params).id))) }} />;
}`,
    'app/page/[page]/page.js': `import Link from 'next/link';
import { lists, paths } from '../../../articles';
export const generateStaticParams = () => Array.from({ length: lists }, (_, page) => ({ page: String(page + 1) }));
export default async function Page({ params }) {
  const first = (Number((await params).page) - 1) * ${NEWS_PAGE_SIZE};
  const shown = [...paths.keys()].slice(first, first + ${NEWS_PAGE_SIZE});
  return <ul>{shown.map((id) => <li key={id}><Link href={\`/news/\${id}/\`}>{id}</Link></li>)}</ul>;
}`,
  });
}
