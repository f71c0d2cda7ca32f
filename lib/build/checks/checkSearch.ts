import type { ExportedPage, ExportedSite } from '@/lib/build/checks/readExport';

function duplicates(
  pages: readonly ExportedPage[],
  what: string,
  textOf: (page: ExportedPage) => string | undefined,
) {
  const first = new Map([...pages].reverse().map((page) => [textOf(page), page]));
  return pages.flatMap((page) => {
    const other = first.get(textOf(page));
    return other && other !== page ? [`${page.address}：${what}与 ${other.address} 相同`] : [];
  });
}

/** What only the whole export shows: a page that the site map forgets, and two that say the same of themselves. */
export function checkSearch({ origin, pages, read }: ExportedSite) {
  const sitemap = read('sitemap.xml');
  const offered = [...pages].flatMap(([file, page]) =>
    file.endsWith('index.html') && !page.metas.get('robots')?.includes('noindex') ? page : [],
  );
  const indexed = offered.filter(({ canonical, address }) => canonical === origin + address);
  const errors = [
    ...offered
      .filter(({ canonical }) => !sitemap.includes(`<loc>${canonical}</loc>`))
      .map(
        ({ address, canonical = '（没有）' }) => `${address}：sitemap.xml 里没有它的 canonical ${canonical}`,
      ),
    ...duplicates(indexed, '标题', ({ title }) => title),
    ...duplicates(indexed, '描述', ({ metas }) => metas.get('description')),
  ];
  return errors.length ? [`搜索引擎会遇到 ${errors.length} 处问题：`, ...errors].join('\n  ') : '';
}
