import type { Metadata } from 'next';
import { ArchiveIndex, yearMeta } from '@/app/_parts/ArchiveIndex';
import { news, newsroom } from '@/content/news';
import { site } from '@/content/site';
import { ARCHIVE_PAGE_SIZE } from '@/lib/constants';
import { pageParams } from '@/lib/news/pageParams';
import { listMetadata } from '@/lib/seo/listMetadata';

type Props = { params: Promise<{ year: string; page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return newsroom
    .years()
    .flatMap((year) =>
      pageParams(newsroom.inYear(year).length, ARCHIVE_PAGE_SIZE).map((page) => ({ year, ...page })),
    );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { year, page } = await params;
  return listMetadata(site, yearMeta(year), Number(page), news.list.pageTitle);
}

export default async function FurtherArchivePage({ params }: Props) {
  const { year, page } = await params;
  return <ArchiveIndex year={year} number={Number(page)} />;
}
