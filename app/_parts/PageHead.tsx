import { PageTrail } from '@/app/_parts/PageTrail';
import { PageBand } from '@/components/ui/PageBand';
import type { PageContent } from '@/lib/schema/page';

export function PageHead({ page }: { page: PageContent }) {
  const { band, title, breadcrumb, home } = page;
  return (
    <>
      <PageTrail pages={[page]} />
      <PageBand
        picture={band}
        title={title}
        breadcrumbLabel={breadcrumb}
        crumbs={[{ title: home, path: '/' }, { title }]}
      />
    </>
  );
}
