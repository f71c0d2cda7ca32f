import type { Metadata } from 'next';
import { ArchiveIndex, yearMeta } from '@/app/_parts/ArchiveIndex';
import { newsroom } from '@/content/news';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ year: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return newsroom.years().map((year) => ({ year }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(site, yearMeta((await params).year));
}

export default async function ArchivePage({ params }: Props) {
  return <ArchiveIndex year={(await params).year} number={1} />;
}
