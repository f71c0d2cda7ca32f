import type { Metadata } from 'next';
import { pagePath } from '@/lib/runtime/newsPaths';
import type { Site } from '@/lib/schema/site';
import { pageMetadata } from '@/lib/seo/metadata';

type ListMeta = { title: string; description: string; path: string };

/** Metadata of one page of a list; that of the first is the same at both its addresses. */
export function listMetadata(site: Site, list: ListMeta, number: number, pageTitle: string): Metadata {
  const title = number > 1 ? `${list.title} ${pageTitle.replace('{n}', String(number))}` : list.title;
  return pageMetadata(site, { title, description: list.description, path: pagePath(list.path, number) });
}
