import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ExportedPage, pageFaults } from '@/lib/build/checks/pageFaults';
import { pageHead } from '@/lib/build/checks/pageHead';
import { readSitemap } from '@/lib/build/checks/sitemapFile';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';
import { CARD_SIZE } from '@/lib/seo/card';

type Export = { folder: string; origin: string; files: Set<string>; pages: ExportedPage[] };

/** Of the site, not the 404th page of a list. */
const NOT_FOUND = /^404(\.html|\/index\.html)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readExport(folder: string): Export {
  const files = outFiles(folder);
  const pages = files
    .filter((file) => file.endsWith('index.html') && !NOT_FOUND.test(file))
    .map((file) => ({
      address: `/${file.replace(/index\.html$/, '')}`,
      head: pageHead(readFileSync(join(folder, file), 'utf8')),
    }));
  const canonical = pages.find(({ address }) => address === '/')?.head.canonical;
  return { folder, origin: canonical?.replace(/\/$/, '') ?? '', files: new Set(files), pages };
}

function isIndexed({ address, head }: ExportedPage, origin: string) {
  return head.canonical === origin + address && !head.metas.get('robots')?.includes('noindex');
}

/** Addresses of this site in the facts that lead to nothing. */
function factAddressFaults({ origin, files }: Export, { address, head }: ExportedPage) {
  const strings = head.facts.flatMap((json) => json.match(/"[^"]*"/g) ?? []);
  const own = new Set(
    strings.map((text) => text.slice(1, -1)).filter((text) => text.startsWith(`${origin}/`)),
  );
  return [...own]
    .filter((text) => {
      const path = text.slice(origin.length + 1).replace(/[?#].*$/, '');
      return !files.has(path) && !files.has(`${path}index.html`);
    })
    .map((text) => `${address}：结构化数据里的 ${text} 不存在`);
}

/** Pages of which search engines would take one for the other. */
function twinFaults(
  pages: readonly ExportedPage[],
  what: string,
  textOf: (page: ExportedPage) => string | undefined,
) {
  const first = new Map<string, ExportedPage>();
  return pages.flatMap((page) => {
    const text = textOf(page) ?? '';
    const twin = first.get(text);
    if (!twin) first.set(text, page);
    return twin ? [`${page.address}：${what}与 ${twin.address} 相同`] : [];
  });
}

async function cardFaults({ folder, origin, files, pages }: Export) {
  const cards = new Set(pages.flatMap(({ head }) => head.metas.get('og:image') ?? []));
  const faults = [...cards].map(async (card) => {
    const file = card.slice(origin.length + 1);
    if (!files.has(file)) return [`分享图 ${card} 不存在`];
    const { width, height } = await sharp(join(folder, file)).metadata();
    const right = width === CARD_SIZE.width && height === CARD_SIZE.height;
    return right ? [] : [`分享图 ${card} 是 ${width}×${height}，应为 ${CARD_SIZE.width}×${CARD_SIZE.height}`];
  });
  return (await Promise.all(faults)).flat();
}

/** Pages that are neither offered nor hidden nor another address of one that is offered. */
function strayFaults({ origin, pages }: Export, indexed: readonly ExportedPage[]) {
  const offered = new Set(indexed.map(({ address }) => origin + address));
  return pages
    .filter(({ head }) => !head.metas.get('robots')?.includes('noindex'))
    .filter(({ head }) => !offered.has(head.canonical ?? ''))
    .map(({ address, head }) => `${address}：canonical 不是可收录的页面：${head.canonical ?? '（没有）'}`);
}

function sitemapFaults({ folder, origin, files }: Export, indexed: readonly ExportedPage[]) {
  const entries = files.has('sitemap.xml')
    ? readSitemap(readFileSync(join(folder, 'sitemap.xml'), 'utf8'))
    : [];
  const listed = new Set(entries.map(({ address }) => address));
  const wanted = new Set(indexed.map(({ address }) => origin + address));
  const pictures = new Set(entries.flatMap((entry) => entry.pictures));
  return [
    ...[...wanted].filter((address) => !listed.has(address)).map((address) => `sitemap.xml 缺少 ${address}`),
    ...[...listed].filter((address) => !wanted.has(address)).map((address) => `sitemap.xml 多了 ${address}`),
    ...(listed.size < entries.length ? ['sitemap.xml 里有重复的地址'] : []),
    ...entries
      .filter(({ updated }) => !DAY.test(updated))
      .map(({ address, updated }) => `sitemap.xml 里 ${address} 的日期不对：${updated}`),
    ...[...pictures]
      .filter((picture) => !files.has(picture.slice(origin.length + 1)))
      .map((picture) => `sitemap.xml 里的图片 ${picture} 不存在`),
  ];
}

function robotsFaults({ folder, origin, files }: Export) {
  const robots = files.has('robots.txt') ? readFileSync(join(folder, 'robots.txt'), 'utf8') : '';
  return robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt 没有写 sitemap.xml 的地址'];
}

function notFoundFaults({ folder, files }: Export) {
  return [...files]
    .filter((file) => NOT_FOUND.test(file))
    .filter(
      (file) =>
        !pageHead(readFileSync(join(folder, file), 'utf8'))
          .metas.get('robots')
          ?.includes('noindex'),
    )
    .map((file) => `${file} 会被收录，应有 noindex`);
}

/** What search engines and shared links would stumble over. */
export async function searchFaults(folder = OUT_FOLDER) {
  const site = readExport(folder);
  const indexed = site.pages.filter((page) => isIndexed(page, site.origin));
  return [
    ...indexed.flatMap((page) => pageFaults(page).map((fault) => `${page.address}：${fault}`)),
    ...indexed.flatMap((page) => factAddressFaults(site, page)),
    ...strayFaults(site, indexed),
    ...twinFaults(indexed, '标题', ({ head }) => head.title),
    ...twinFaults(indexed, '描述', ({ head }) => head.metas.get('description')),
    ...(await cardFaults(site)),
    ...sitemapFaults(site, indexed),
    ...robotsFaults(site),
    ...notFoundFaults(site),
  ];
}

/** Stops the build when a page would not be found, or be taken for another. */
export async function checkSearch(folder = OUT_FOLDER) {
  const faults = await searchFaults(folder);
  if (faults.length) throw new Error([`搜索引擎会遇到 ${faults.length} 处问题：`, ...faults].join('\n  '));
}

void runIfMain(module, checkSearch);
