import type { Metadata } from 'next';
import { JSON_FEED_PATH, pagePath, RSS_PATH } from '@/lib/news/newsPaths';
import { SOCIAL_SIZE, socialImagePath } from '@/lib/pictures/pictureManifest';
import { DESCRIPTION_MAX, TITLE_MAX } from '@/lib/schema/page';
import type { Site } from '@/lib/schema/site';
import { fill } from '@/lib/text/fill';

export function documentTitle(site: Site, title: string) {
  const named = `${title} · ${site.name.value}`;
  return named.length > TITLE_MAX ? title : named;
}

function verification({ verification }: Site): Metadata['verification'] {
  const { baidu, bing, google, so360, sogou } = verification;
  const others = {
    'baidu-site-verification': baidu,
    'msvalidate.01': bing,
    '360-site-verification': so360,
    sogou_site_verification: sogou,
  };
  const given = Object.entries(others).filter(([, value]) => value);
  return { google: google || undefined, other: Object.fromEntries(given) };
}

export function rootMetadata(site: Site): Metadata {
  return {
    metadataBase: new URL(site.origin.value),
    title: site.title,
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
    verification: verification(site),
    other: { 'applicable-device': 'pc,mobile' },
  };
}

const FEEDS = { 'application/rss+xml': RSS_PATH, 'application/feed+json': JSON_FEED_PATH };

export type PageMeta = {
  title: string;
  description: string;
  path: string;
  /** A file below content/media. */
  socialImage: string;
  /** In the form of Open Graph, e.g. zh_CN. */
  locale?: string;
  /** The same page in each language, this one included. */
  languages?: Readonly<Record<string, string>>;
};

/** All of a page's metadata, since a page's openGraph replaces the layout's. */
export function pageMetadata(site: Site, page: PageMeta): Metadata {
  const { title, description, path, socialImage, languages, locale = 'zh_CN' } = page;
  const image = { url: socialImagePath(socialImage), ...SOCIAL_SIZE, alt: title };
  return {
    title: path === '/' ? title : documentTitle(site, title),
    description,
    alternates: { canonical: path, languages, types: FEEDS },
    openGraph: {
      type: 'website',
      locale,
      siteName: site.name.value,
      title,
      description,
      url: path,
      images: [image],
    },
    // Next fills in title, description and picture from Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}

export function listMetadata(site: Site, list: PageMeta, number: number, pageTitle: string): Metadata {
  if (number === 1) return pageMetadata(site, list);
  const place = fill(pageTitle, { n: number });
  const description = `${place} · ${list.description}`;
  return pageMetadata(site, {
    title: `${list.title} ${place}`,
    description:
      description.length > DESCRIPTION_MAX ? `${description.slice(0, DESCRIPTION_MAX - 1)}…` : description,
    path: pagePath(list.path, number),
    socialImage: list.socialImage,
  });
}
