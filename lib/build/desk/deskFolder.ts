import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadContent, loadSite, NEWS_FILE } from '@/lib/build/contentModules';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { DESK_PATH } from '@/lib/publishedPaths';
import type { NewsContent } from '@/lib/schema/news';
import type { Editing } from '@/lib/schema/site';

const SOURCE = 'lib/build/desk';
const BACKEND = 'backend.json';
const ICONS = 'node_modules/@fontsource-variable/material-symbols-outlined';
const ICON_FONT = 'files/material-symbols-outlined-latin-wght-normal.woff2';

/** Sveltia unchanged, with the files that it would fetch from its CDN: languages and version. */
const SVELTIA_FILES = ['dist/sveltia-cms.js', 'locales', 'package.json'];

const COPIED = [
  ...['desk.css', 'localSveltia.js'].map((file) => [join(SOURCE, file), file]),
  ...SVELTIA_FILES.map((file) => [join('node_modules/@sveltia/cms', file), join('sveltia', file)]),
  ...['index.css', ICON_FONT].map((file) => [join(ICONS, file), join('icons', file)]),
  ['public/icon.svg', 'icon.svg'],
] as [from: string, to: string][];

const PUBLIC_HOSTS = {
  github: ['https://api.github.com', 'https://avatars.githubusercontent.com'],
  gitea: ['https://gitea.com'],
};

/** Needs no host: the editor picks the project's folder in the browser, by the name that the desk shows. */
const OWN_MACHINE = {
  site_url: 'http://localhost:3000',
  backend: {
    name: 'gitea',
    repo: `local/${basename(process.cwd()).replace(/[^\w.-]/g, '-')}`,
    auth_methods: ['token'],
  },
};

function gitHosts({ name, api_root }: Editing) {
  return api_root ? [new URL(api_root).origin] : PUBLIC_HOSTS[name];
}

/** Without a repository the desk works on a folder of the editor's own machine, and asks no host. */
export async function writeDesk(siteFolder: string, online?: { site_url: string; backend: Editing }) {
  const folder = join(siteFolder, DESK_PATH);
  const settings = online ?? OWN_MACHINE;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of COPIED) cpSync(from, join(folder, to), { recursive: true });
  const { categories } = (await loadContent<{ news: NewsContent }>(NEWS_FILE)).news;
  const values: Record<string, string> = {
    REPOSITORY: settings.backend.repo,
    HOSTS: online ? gitHosts(online.backend).join(' ') : '',
    CATEGORIES: categories.map(({ title }) => title).join(', '),
  };
  for (const file of ['index.html', 'config.yml']) {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replace(/\b[A-Z]{5,}\b/g, (name) => values[name] ?? name),
    );
  }
  writeFileSync(join(folder, BACKEND), JSON.stringify(settings, null, 2));
}

export async function writeOnlineDesk(out = OUT_FOLDER, site = loadSite()) {
  const { editing, origin } = await site;
  rmSync(join(out, DESK_PATH), { recursive: true, force: true });
  if (editing.value) await writeDesk(out, { site_url: origin.value, backend: editing.value });
}
