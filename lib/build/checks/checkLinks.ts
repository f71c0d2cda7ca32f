import type { ExportedPage, ExportedSite } from '@/lib/build/checks/readExport';
import { CASE_QUERIES, SCENES } from '@/lib/enquiry/fields';
import { parseUrl } from '@/lib/url/parseUrl';
import { safeDecode } from '@/lib/url/safeDecode';

/** What is wrong with a link that begins with /: the same on every page. */
type Known = Map<string, string | undefined>;

const ANY_ORIGIN = 'https://site.invalid';
const CSS_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
const PAGES_NAMED = 3;
/** What `query` may choose; of any other page it is free text. */
const QUERIES: Record<string, readonly string[]> = { 'index.html': CASE_QUERIES, 'about/index.html': SCENES };

function fileAt(pathname: string, files: Set<string>) {
  const path = (safeDecode(pathname) ?? pathname).slice(1);
  const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

function linkFault(link: string, address: string, site: ExportedSite, known: Known): string | undefined {
  const key = link.startsWith('/') ? link : address + link;
  if (!known.has(key)) known.set(key, freshFault(link, address, site, known));
  return known.get(key);
}

function freshFault(link: string, address: string, site: ExportedSite, known: Known) {
  const { files, pages } = site;
  const own = site.origin || ANY_ORIGIN;
  if (!URL.canParse(link, own + address)) return `${link}：不是地址`;
  const url = new URL(link, own + address);
  if (url.origin !== own) return undefined;
  const file = fileAt(url.pathname, files);
  if (!file) return `${link}：没有这个页面或文件`;
  const { hash, query } = parseUrl(url.href);
  if (hash && !pages.get(file)?.ids.includes(hash)) return `${link}：${file} 里没有 id="${hash}"`;
  const queries = QUERIES[file];
  if (query && queries && !queries.includes(query))
    return `${link}：没有 ${query} 这一类，只有 ${queries.join('、')}`;
  const document = url.searchParams.get('url');
  return document?.startsWith('/') ? linkFault(document, address, site, known) : undefined;
}

function pageFaults({ address, ids, links }: ExportedPage, site: ExportedSite, known: Known): string[] {
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const broken = [...links].flatMap((link) => linkFault(link, address, site, known) ?? []);
  return [...[...twice].map((id) => `id="${id}" 出现了不止一次`), ...broken];
}

function styleFaults(file: string, css: string, files: Set<string>): string[] {
  const addresses = [...css.matchAll(CSS_URL)].flatMap(([, address]) => address ?? []);
  return addresses
    .filter((address) => !/^(data:|#)/.test(address))
    .filter((address) => !fileAt(new URL(address, `${ANY_ORIGIN}/${file}`).pathname, files))
    .map((address) => `${address}：没有这个文件`);
}

/** One line for each fault, however many pages share it: a bad link in the footer is on all of them. */
export function checkLinks(site: ExportedSite) {
  const known: Known = new Map();
  const sheets = [...site.files].filter((file) => file.endsWith('.css'));
  const faults = [
    ...[...site.pages].map(([page, facts]) => [page, pageFaults(facts, site, known)] as const),
    ...sheets.map((sheet) => [sheet, styleFaults(sheet, site.read(sheet), site.files)] as const),
  ];
  const lines = [...new Set(faults.flatMap(([, texts]) => texts))].map((text) => {
    const pages = faults.filter(([, texts]) => texts.includes(text)).map(([page]) => page);
    const more = pages.length > PAGES_NAMED ? ` 等 ${pages.length} 页` : '';
    return `  ${text}（${pages.slice(0, PAGES_NAMED).join('、')}${more}）`;
  });
  return lines.length ? [`站内链接有 ${lines.length} 处不通：`, ...lines].join('\n') : '';
}
