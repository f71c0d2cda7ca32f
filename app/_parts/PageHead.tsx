import type { ComponentProps } from 'react';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageTop } from '@/components/ui/PageTop';
import { site } from '@/content/site';
import { breadcrumbList } from '@/lib/seo/structuredData';

export function PageHead(props: Omit<ComponentProps<typeof PageTop>, 'subpage'>) {
  return (
    <>
      <JsonLd graph={[breadcrumbList(site, [props.page])]} />
      <PageTop {...props} />
    </>
  );
}
