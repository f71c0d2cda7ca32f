import type { PageHead } from '@/lib/build/checks/pageHead';

export type ExportedPage = { address: string; head: PageHead };

const TITLE_MAX = 30;
const DESCRIPTION = { min: 70, max: 80 };
const REQUIRED = [
  'og:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'og:site_name',
  'applicable-device',
];
const FEED_TYPES = ['application/rss+xml', 'application/feed+json'];

function factsFaults({ address, head }: ExportedPage) {
  try {
    const graphs = head.facts.map((json) => JSON.parse(json));
    const types = graphs.flatMap((graph) =>
      graph['@graph'].map((fact: { '@type': string }) => fact['@type']),
    );
    const needed = address === '/' ? 'WebSite' : 'BreadcrumbList';
    return types.includes(needed) ? [] : [`结构化数据里没有 ${needed}`];
  } catch (error) {
    return [`结构化数据不是 JSON：${(error as Error).message}`];
  }
}

/** What search engines and shared links miss on a page of its own. */
export function pageFaults(page: ExportedPage) {
  const { title, metas, canonical, feeds } = page.head;
  const length = metas.get('description')?.length ?? 0;
  return [
    ...(title && title.length <= TITLE_MAX
      ? []
      : [`标题有 ${title.length} 个字，应为 1–${TITLE_MAX} 个：${title}`]),
    ...(length >= DESCRIPTION.min && length <= DESCRIPTION.max
      ? []
      : [`描述有 ${length} 个字，应为 ${DESCRIPTION.min}–${DESCRIPTION.max} 个`]),
    ...REQUIRED.filter((name) => !metas.get(name)).map((name) => `缺少 ${name}`),
    ...FEED_TYPES.filter((type) => !feeds.includes(type)).map((type) => `没有指向订阅 ${type}`),
    ...(metas.get('og:url') === canonical ? [] : ['og:url 与 canonical 不同']),
    ...factsFaults(page),
  ];
}
