import type { ExportedPage, ExportedSite } from '@/lib/build/checks/readExport';
import { CASE_SCENES, SCENES } from '@/lib/scenes';
import { OPERATIONS } from '@/lib/schema/guide/rules';
import { parseUrl } from '@/lib/url/parseUrl';
import { safeDecode } from '@/lib/url/safeDecode';

const PAGES_NAMED = 3;
/** What `query` may choose, by page. On the other pages it is free text. */
const CHOICES: Record<string, Record<string, readonly string[]>> = {
  'index.html': { query: CASE_SCENES },
  'about/index.html': { query: SCENES },
};

function fileAt(pathname: string, files: Set<string>) {
  const path = safeDecode(pathname).slice(1);
  const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

function linkFault(link: string, address: string, site: ExportedSite): string | undefined {
  const { files, pages, origin } = site;
  if (!URL.canParse(link, origin + address)) return `${link}：不是地址 / no address`;
  const url = new URL(link, origin + address);
  if (url.origin !== origin) return undefined;
  const file = fileAt(url.pathname, files);
  if (!file) return `${link}：没有这个页面或文件 / no such page or file`;
  const { hash, query } = parseUrl(url.href);
  if (hash && !pages.get(file)?.ids.includes(hash)) return `${link}：${file} 里没有这个 id / has no such id`;
  const choicesOf: Record<string, readonly string[]> = { ...CHOICES[file], scene: OPERATIONS };
  for (const [name, choices] of Object.entries(choicesOf)) {
    const chosen = name === 'query' ? query : url.searchParams.get(name);
    if (chosen && !choices.includes(chosen)) return `${link}：${name} 应为 / should be ${choices.join('、')}`;
  }
  const document = url.searchParams.get('url');
  return document?.startsWith('/') ? linkFault(document, address, site) : undefined;
}

function pageFaults({ address, ids, links }: ExportedPage, site: ExportedSite): string[] {
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const broken = [...links].flatMap((link) => linkFault(link, address, site) ?? []);
  return [...[...twice].map((id) => `id="${id}" 出现了不止一次 / more than once`), ...broken];
}

/** One line for each fault, however many pages share it: a bad link in the footer is on all of them. */
export function checkLinks(site: ExportedSite) {
  const pagesOf = new Map<string, string[]>();
  for (const [file, page] of site.pages)
    for (const fault of pageFaults(page, site)) pagesOf.set(fault, [...(pagesOf.get(fault) ?? []), file]);
  return [...pagesOf].map(([fault, pages]) => {
    const more = pages.length > PAGES_NAMED ? ` … ${pages.length}` : '';
    return `${fault}（${pages.slice(0, PAGES_NAMED).join('、')}${more}）`;
  });
}
