import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAddress } from '@/lib/address/address';
import { decoded } from '@/lib/address/decoded';
import { type HtmlFacts, htmlFacts } from '@/lib/build/checks/htmlFacts';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';

export type LinkFault = { page: string; fault: string };

type Export = {
  files: Set<string>;
  pages: Map<string, HtmlFacts>;
  /** What is wrong with a link from the root, which is the same on whatever page it stands. */
  known: Map<string, string | undefined>;
};

const ANY_ORIGIN = 'https://site.invalid';
const FROM_ROOT = /^\/(?!\/)/;
const CSS_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

function pageAddress(page: string) {
  return `/${page.replace(/(^|\/)index\.html$/, '$1')}`;
}

function fileAt(pathname: string, files: Set<string>) {
  const path = (decoded(pathname) ?? pathname).slice(1);
  const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

function linkFault(link: string, page: string, site: Export): string | undefined {
  if (!FROM_ROOT.test(link)) return freshFault(link, page, site);
  if (!site.known.has(link)) site.known.set(link, freshFault(link, page, site));
  return site.known.get(link);
}

function freshFault(link: string, page: string, site: Export): string | undefined {
  const { files, pages } = site;
  const own = pages.get(page)?.origin ?? ANY_ORIGIN;
  if (!URL.canParse(link, own + pageAddress(page))) return `${link}：不是地址`;
  const url = new URL(link, own + pageAddress(page));
  if (url.origin !== own) return undefined;
  const file = fileAt(url.pathname, files);
  if (!file) return `${link}：没有这个页面或文件`;
  const { hash } = parseAddress(url.href);
  if (hash && !pages.get(file)?.ids.includes(hash)) return `${link}：${file} 里没有 id="${hash}"`;
  const document = url.searchParams.get('url');
  return document?.startsWith('/') ? linkFault(document, page, site) : undefined;
}

function pageFaults(page: string, facts: HtmlFacts, site: Export): string[] {
  const twice = new Set(facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index));
  const links = facts.links.flatMap((link) => linkFault(link, page, site) ?? []);
  return [...[...twice].map((id) => `id="${id}" 出现了不止一次`), ...links];
}

function styleFaults(file: string, css: string, files: Set<string>): string[] {
  const addresses = [...css.matchAll(CSS_URL)].flatMap(([, address]) => address ?? []);
  return addresses
    .filter((address) => !/^(data:|#)/.test(address))
    .filter((address) => !fileAt(new URL(address, `${ANY_ORIGIN}/${file}`).pathname, files))
    .map((address) => `${address}：没有这个文件`);
}

/** Walks the whole export: links, anchors, pictures, films and documents that lead nowhere, ids used twice. */
export function linkFaults(folder = OUT_FOLDER): LinkFault[] {
  const files = new Set(outFiles(folder));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const named = (ending: string) => [...files].filter((file) => file.endsWith(ending));
  const pages = new Map(named('.html').map((page) => [page, htmlFacts(read(page))]));
  const site: Export = { files, pages, known: new Map() };
  const inPages = [...pages].flatMap(([page, facts]) =>
    pageFaults(page, facts, site).map((fault) => ({ page, fault })),
  );
  const inStyles = named('.css').flatMap((page) =>
    styleFaults(page, read(page), files).map((fault) => ({ page, fault })),
  );
  return [...inPages, ...inStyles];
}

const PAGES_NAMED = 3;

/** One line for each fault, however many pages share it: a bad link in the footer is on all of them. */
export function linkReport(faults: readonly LinkFault[]) {
  const texts = [...new Set(faults.map(({ fault }) => fault))];
  const lines = texts.map((text) => {
    const pages = faults.filter(({ fault }) => fault === text).map(({ page }) => page);
    const more = pages.length > PAGES_NAMED ? ` 等 ${pages.length} 页` : '';
    return `  ${text}（${pages.slice(0, PAGES_NAMED).join('、')}${more}）`;
  });
  return [`站内链接有 ${texts.length} 处不通：`, ...lines].join('\n');
}

/** Stops the build when a link of the site leads nowhere. */
export function checkLinks(folder = OUT_FOLDER) {
  const faults = linkFaults(folder);
  if (faults.length) throw new Error(linkReport(faults));
}

void runIfMain(module, checkLinks);
