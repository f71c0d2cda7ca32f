import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, loadSite, NEWS_FILE } from '@/lib/build/contentModules';
import { type DeskOptions, deskConfig } from '@/lib/build/desk/deskConfig';
import { copySveltia, DESK_LOGO, DESK_PATH, DESK_SCRIPT } from '@/lib/build/desk/sveltia';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import type { DeskMessages } from '@/lib/schema/desk';
import type { NewsContent } from '@/lib/schema/news';
import type { Editing } from '@/lib/schema/site';

const CONFIG = 'config.json';
const LOGO = 'public/icon.svg';
const START = 'start.js';
const START_IN_CHINESE = 'lib/build/desk/startInChinese.js';

const PUBLIC_HOSTS: Record<Editing['backend'], string[]> = {
  github: ['https://api.github.com', 'https://avatars.githubusercontent.com'],
  gitlab: ['https://gitlab.com'],
  gitea: ['https://gitea.com'],
};

function gitHosts({ backend, base_url }: Editing) {
  return base_url && backend !== 'github' ? [base_url] : PUBLIC_HOSTS[backend];
}

/** On an editor's own machine the desk asks no host. */
function deskPolicy(editing?: Editing) {
  const any = ["'self'", 'blob:', 'data:', ...(editing ? gitHosts(editing) : [])].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${any}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${any}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** On an editor's own machine there is nothing to sign in to. */
const WITHOUT_SIGN_IN = '<style>.logo ~ .buttons > .secondary { display: none }</style>\n';

function page({ messages, editing }: DeskOptions) {
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${deskPolicy(editing)}">
<meta name="robots" content="noindex, nofollow">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title}</title>
<link rel="icon" href="${DESK_LOGO}">
<link rel="cms-config-url" type="application/json" href="${DESK_PATH}${CONFIG}">
${editing ? '' : WITHOUT_SIGN_IN}<script src="${DESK_PATH}${START}"></script>
<script src="${DESK_SCRIPT}" defer></script>
<noscript>${messages.noScript}</noscript>
</html>
`;
}

export function writeDesk(siteFolder: string, options: DeskOptions) {
  const folder = join(siteFolder, DESK_PATH);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copySveltia(folder, options.messages.translations);
  cpSync(START_IN_CHINESE, join(folder, START));
  cpSync(LOGO, join(siteFolder, DESK_LOGO));
  writeFileSync(join(folder, CONFIG), JSON.stringify(deskConfig(options), null, 2));
  writeFileSync(join(folder, 'index.html'), page(options));
}

export async function deskContent() {
  const { desk } = await loadContent<{ desk: DeskMessages }>('content/desk.ts');
  const { news } = await loadContent<{ news: NewsContent }>(NEWS_FILE);
  return { messages: desk, categories: news.categories, site: await loadSite() };
}

/** Only where content/site.ts says which repository it edits. */
export async function writeOnlineDesk(out = OUT_FOLDER, content = deskContent()) {
  const { site, ...messages } = await content;
  rmSync(join(out, DESK_PATH), { recursive: true, force: true });
  const editing = site.editing.value;
  if (editing) writeDesk(out, { ...messages, siteUrl: site.origin.value, editing });
}
