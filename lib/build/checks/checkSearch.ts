import { join } from 'node:path';
import sharp from 'sharp';
import type { ExportedPage, ExportedSite } from '@/lib/build/checks/readExport';
import { readSitemap } from '@/lib/build/checks/readSitemap';
import { SOCIAL_IMAGE_SIZE } from '@/lib/seo/socialImage';

const NOT_FOUND = '404.html';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TITLE_MAX = 30;
/** The shortest is an article's summary, which nothing pads. */
const DESCRIPTION = { min: 30, max: 80 };
const REQUIRED = [
  'og:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'og:site_name',
  'applicable-device',
];
const CARD_SIZE = `${SOCIAL_IMAGE_SIZE.width}×${SOCIAL_IMAGE_SIZE.height}`;
const FEED_TYPES = ['application/rss+xml', 'application/feed+json'];

function factsFaults({ address, facts }: ExportedPage) {
  try {
    const types = facts
      .flatMap((json) => JSON.parse(json)['@graph'])
      .map((fact: { '@type': string }) => fact['@type']);
    const needed = address === '/' ? 'WebSite' : 'BreadcrumbList';
    return types.includes(needed) ? [] : [`结构化数据里没有 ${needed}`];
  } catch (error) {
    return [`结构化数据不是 JSON：${(error as Error).message}`];
  }
}

function pageFaults(page: ExportedPage) {
  const { address, title, metas, canonical, feeds } = page;
  const length = metas.get('description')?.length ?? 0;
  const faults = [
    ...REQUIRED.filter((name) => !metas.get(name)).map((name) => `缺少 ${name}`),
    ...FEED_TYPES.filter((type) => !feeds.includes(type)).map((type) => `没有指向订阅 ${type}`),
    ...factsFaults(page),
  ];
  if (!title || title.length > TITLE_MAX)
    faults.push(`标题有 ${title.length} 个字，应为 1–${TITLE_MAX} 个：${title}`);
  if (length < DESCRIPTION.min || length > DESCRIPTION.max)
    faults.push(`描述有 ${length} 个字，应为 ${DESCRIPTION.min}–${DESCRIPTION.max} 个`);
  if (metas.get('og:url') !== canonical) faults.push('og:url 与 canonical 不同');
  return faults.map((fault) => `${address}：${fault}`);
}

function factAddressFaults({ origin, files }: ExportedSite, { address, facts }: ExportedPage) {
  const strings = new Set(facts.flatMap((json) => json.match(/"[^"]*"/g) ?? []));
  return [...strings]
    .map((text) => text.slice(1, -1))
    .filter((text) => {
      const path = text.slice(origin.length + 1).replace(/[?#].*$/, '');
      return text.startsWith(`${origin}/`) && !files.has(path) && !files.has(`${path}index.html`);
    })
    .map((text) => `${address}：结构化数据里的 ${text} 不存在`);
}

function twinFaults(
  pages: readonly ExportedPage[],
  what: string,
  textOf: (page: ExportedPage) => string | undefined,
) {
  const first = new Map([...pages].reverse().map((page) => [textOf(page), page]));
  return pages.flatMap((page) => {
    const twin = first.get(textOf(page));
    return twin && twin !== page ? [`${page.address}：${what}与 ${twin.address} 相同`] : [];
  });
}

async function cardFaults({ folder, origin, files, pages }: ExportedSite) {
  const cards = new Set([...pages.values()].flatMap(({ metas }) => metas.get('og:image') ?? []));
  const faults = [...cards].map(async (card) => {
    const file = card.slice(origin.length + 1);
    if (!files.has(file)) return `分享图 ${card} 不存在`;
    const { width, height } = await sharp(join(folder, file)).metadata();
    const size = `${width}×${height}`;
    return size === CARD_SIZE ? [] : `分享图 ${card} 是 ${size}，应为 ${CARD_SIZE}`;
  });
  return (await Promise.all(faults)).flat();
}

function sitemapFaults({ read, origin, files }: ExportedSite, indexed: readonly ExportedPage[]) {
  const entries = files.has('sitemap.xml') ? readSitemap(read('sitemap.xml')) : [];
  const listed = new Set(entries.map(({ address }) => address));
  const wanted = new Set(indexed.flatMap(({ canonical }) => canonical ?? []));
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

export async function searchFaults(site: ExportedSite) {
  const { origin, files, read } = site;
  const hidden = ({ metas }: ExportedPage) => Boolean(metas.get('robots')?.includes('noindex'));
  const entries = [...site.pages];
  const offered = entries.flatMap(([file, page]) =>
    file.endsWith('index.html') && !hidden(page) ? page : [],
  );
  const indexed = offered.filter(({ canonical, address }) => canonical === origin + address);
  const known = new Set(indexed.map(({ canonical }) => canonical));
  const robots = files.has('robots.txt') ? read('robots.txt') : '';
  return [
    ...indexed.flatMap(pageFaults),
    ...indexed.flatMap((page) => factAddressFaults(site, page)),
    ...offered
      .filter(({ canonical }) => !known.has(canonical))
      .map(({ address, canonical }) => `${address}：canonical 不是可收录的页面：${canonical ?? '（没有）'}`),
    ...twinFaults(indexed, '标题', ({ title }) => title),
    ...twinFaults(indexed, '描述', ({ metas }) => metas.get('description')),
    ...(await cardFaults(site)),
    ...sitemapFaults(site, indexed),
    ...(robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt 没有写 sitemap.xml 的地址']),
    ...entries
      .filter(([file, page]) => file === NOT_FOUND && !hidden(page))
      .map(([file]) => `${file} 会被收录，应有 noindex`),
  ];
}

export async function checkSearch(site: ExportedSite) {
  const faults = await searchFaults(site);
  return faults.length ? [`搜索引擎会遇到 ${faults.length} 处问题：`, ...faults].join('\n  ') : '';
}
