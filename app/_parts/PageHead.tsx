import { JsonLd } from '@/components/ui/JsonLd';
import { PageBand } from '@/components/ui/PageBand';
import { site } from '@/content/site';
import type { PageContent } from '@/lib/schema/page';
import { breadcrumbList } from '@/lib/seo/structuredData';

export function PageHead({ page }: { page: PageContent }) {
  return (
    <>
      <JsonLd graph={[breadcrumbList(site, [page])]} />
      <PageBand page={page} />
    </>
  );
}
