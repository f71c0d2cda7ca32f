import { PageTrail } from '@/app/PageTrail';
import { InnerBand } from '@/components/ui/InnerBand';
import type { PageContent } from '@/lib/schema/page';

type PageHeadProps = { page: PageContent };

/** The band of a page, and the same way to it for search engines. */
export function PageHead({ page }: PageHeadProps) {
  return (
    <>
      <PageTrail pages={[page]} />
      <InnerBand page={page} />
    </>
  );
}
