import type { Metadata } from 'next';
import RootLayout, { viewport as rootViewport } from '@/app/layout';
import { NotFoundScreen } from '@/components/notFound/NotFoundScreen';
import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import { documentTitle, rootMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = { ...rootMetadata(site), title: documentTitle(site, notFound.title) };
export const viewport = rootViewport;

export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundScreen content={notFound} />
    </RootLayout>
  );
}
