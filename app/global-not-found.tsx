import type { Metadata } from 'next';
import RootLayout, { viewport as rootViewport } from '@/app/layout';
import { NotFoundScreen } from '@/components/notFound/NotFoundScreen';
import { articles, news } from '@/content/news';
import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import { articlePath, categoryPath } from '@/lib/news/newsPaths';
import { documentTitle, rootMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = { ...rootMetadata(site), title: documentTitle(site, notFound.title) };
export const viewport = rootViewport;

export default function GlobalNotFound() {
  const pages = [
    ...notFound.pages,
    ...news.categories.map(({ title, slug }) => ({ title, path: categoryPath(slug) })),
    ...articles.published().map(({ title, id }) => ({ title, path: articlePath(id) })),
  ];
  return (
    <RootLayout>
      <NotFoundScreen content={{ ...notFound, pages }} />
    </RootLayout>
  );
}
