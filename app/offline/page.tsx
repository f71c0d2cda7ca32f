import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/offline/OfflineScreen';
import { offline } from '@/content/offline';

export const metadata: Metadata = { title: offline.title, robots: { index: false } };

export default function OfflinePage() {
  return <OfflineScreen content={offline} />;
}
