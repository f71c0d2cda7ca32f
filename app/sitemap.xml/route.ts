import { listPages } from '@/app/_parts/lists';
import { articlePages, sitePages } from '@/app/_parts/sitePages';
import { site } from '@/content/site';
import { sitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export function GET() {
  const xml = sitemap(site.origin.value, [...sitePages(), ...listPages(), ...articlePages()]);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
