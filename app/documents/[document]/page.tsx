import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocumentPage } from '@/components/documents/DocumentPage';
import { JsonLd } from '@/components/ui/JsonLd';
import { documentLabels } from '@/content/documentLabels';
import { documents } from '@/content/documents';
import { preview } from '@/content/preview';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList, documentReport } from '@/lib/seo/structuredData';

type Props = { params: Promise<{ document: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return documents.map(({ path }) => ({ document: path.split('/')[2] }));
}

async function documentOf({ params }: Props) {
  const { document } = await params;
  return documents.find(({ path }) => path === `/documents/${document}/`) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(site, await documentOf(props));
}

export default async function DocumentRoute(props: Props) {
  const content = await documentOf(props);
  return (
    <>
      <JsonLd graph={[documentReport(site, content), breadcrumbList(site, [preview.page, content])]} />
      <DocumentPage content={content} labels={documentLabels} shelf={preview} site={site} />
    </>
  );
}
