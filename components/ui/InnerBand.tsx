import { PageBand } from '@/components/ui/PageBand';
import type { PageContent } from '@/lib/schema/page';

type InnerBandProps = { page: PageContent };

/** The band of a page that lies right under the home page. */
export function InnerBand({ page }: InnerBandProps) {
  const { band, title, breadcrumb, home } = page;
  return (
    <PageBand
      picture={band}
      title={title}
      breadcrumbLabel={breadcrumb}
      crumbs={[{ title: home, path: '/' }, { title }]}
    />
  );
}
