import type { ExportedPage, ExportedSite } from '@/lib/build/checks/readExport';

function duplicates(
  pages: readonly ExportedPage[],
  what: string,
  textOf: (page: ExportedPage) => string | undefined,
) {
  const first = new Map([...pages].reverse().map((page) => [textOf(page), page]));
  return pages.flatMap((page) => {
    const other = first.get(textOf(page));
    return other && other !== page ? [`${page.address}：${what} ${other.address}`] : [];
  });
}

export function checkSearchEngines({ origin, pages, read }: ExportedSite) {
  const sitemap = read('sitemap.xml');
  const offered = [...pages].flatMap(([file, page]) =>
    file.endsWith('index.html') && !page.metas.get('robots')?.includes('noindex') ? page : [],
  );
  const indexed = offered.filter(({ canonical, address }) => canonical === origin + address);
  return [
    ...offered
      .filter(({ canonical }) => !sitemap.includes(`<loc>${canonical}</loc>`))
      .map(
        ({ address, canonical }) => `${address}：不在 sitemap.xml，也无 noindex / not listed: ${canonical}`,
      ),
    ...duplicates(indexed, '标题相同 / same title as', ({ title }) => title),
    ...duplicates(indexed, '描述相同 / same description as', ({ metas }) => metas.get('description')),
  ];
}
