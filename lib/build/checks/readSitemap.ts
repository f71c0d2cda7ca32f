type SitemapEntry = { address: string; updated: string; pictures: string[] };

export function readSitemap(xml: string): SitemapEntry[] {
  return (xml.match(/<url>.*?<\/url>/gs) ?? []).map((entry) => {
    const texts = (name: string) =>
      [...entry.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => text.trim());
    const [address = ''] = texts('loc');
    const [updated = ''] = texts('lastmod');
    return { address, updated, pictures: texts('image:loc') };
  });
}
