import type { Metadata } from 'next';
import RootLayout, { viewport as rootViewport } from '@/app/layout';
import { NotFoundScreen } from '@/components/layout/NotFoundScreen';
import { footer } from '@/content/footer';
import { navigation } from '@/content/navigation';
import { notFound } from '@/content/notFound';
import { preview } from '@/content/preview';
import { site } from '@/content/site';
import { documentTitle, rootMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = { ...rootMetadata(site), title: documentTitle(site, notFound.title) };
export const viewport = rootViewport;

/** Candidates for suggestions; the first ones are shown if no page resembles the address. */
const pages = [
  ...footer.more.links,
  ...navigation.entries.flatMap(({ children = [], ...entry }) => [entry, ...children]),
  preview.page,
].map(({ title, path }) => ({ title, path }));

export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundScreen content={notFound} pages={pages} />
    </RootLayout>
  );
}
