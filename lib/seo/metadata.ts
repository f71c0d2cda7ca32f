import type { Metadata } from 'next';
import { JSON_FEED_PATH, RSS_PATH } from '@/lib/runtime/newsPaths';
import type { Site } from '@/lib/schema/site';

export function rootMetadata(site: Site): Metadata {
  return {
    metadataBase: new URL(site.origin.value),
    title: { default: site.title, template: `%s · ${site.name.value}` },
    description: site.description,
    applicationName: site.name.value,
    icons: {
      icon: [
        { url: '/icon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '48x48' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

const FEEDS = { 'application/rss+xml': RSS_PATH, 'application/feed+json': JSON_FEED_PATH };

type PageMeta = { title?: string; description: string; path: string };

/** A page's metadata, whole: what a page states replaces the layout's, it does not add to it. */
export function pageMetadata(site: Site, { title, description, path }: PageMeta): Metadata {
  return {
    title: title ?? { absolute: site.title },
    description,
    alternates: { canonical: path, types: FEEDS },
    openGraph: {
      type: 'website',
      locale: 'zh_CN',
      siteName: site.name.value,
      title: title ?? site.title,
      description,
      url: path,
    },
  };
}
