import type { Metadata } from 'next';
import { pagePath } from '@/lib/news/newsPaths';
import type { Site } from '@/lib/schema/site';
import { fittingDescription } from '@/lib/seo/description';
import { cardOf, type PageMeta, pageMetadata } from '@/lib/seo/metadata';

export function listMetadata(site: Site, list: PageMeta, number: number, pageTitle: string): Metadata {
  if (number === 1) return pageMetadata(site, list);
  const place = pageTitle.replace('{n}', String(number));
  return pageMetadata(site, {
    title: `${list.title} ${place}`,
    description: fittingDescription(`${place} · ${list.description}`),
    path: pagePath(list.path, number),
    card: cardOf(list),
  });
}
