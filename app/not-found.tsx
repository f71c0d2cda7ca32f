import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/layout/NotFoundScreen';
import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import { documentTitle } from '@/lib/seo/metadata';

export const metadata: Metadata = { title: documentTitle(site, notFound.title) };

export default function NotFound() {
  return <NotFoundScreen {...notFound} />;
}
