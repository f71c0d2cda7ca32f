import type { ComponentProps } from 'react';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeading } from '@/components/ui/PageHeading';
import { site } from '@/content/site';
import { breadcrumbList } from '@/lib/seo/structuredData';

export function PageHead(props: Omit<ComponentProps<typeof PageHeading>, 'subpage'>) {
  return (
    <>
      <JsonLd graph={[breadcrumbList(site, [props.page])]} />
      <PageHeading {...props} />
    </>
  );
}
