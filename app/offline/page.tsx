import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/offline/OfflineScreen';
import { offline } from '@/content/offline';
import { site } from '@/content/site';
import { documentTitle } from '@/lib/seo/metadata';

export const metadata: Metadata = { title: documentTitle(site, offline.title), robots: { index: false } };

export default function OfflinePage() {
  return <OfflineScreen {...offline} />;
}
