import { JsonLd } from '@/components/ui/JsonLd';
import { site } from '@/content/site';
import { breadcrumbList, type Trail } from '@/lib/seo/structuredData';

type PageTrailProps = { pages: Trail };

export function PageTrail({ pages }: PageTrailProps) {
  return <JsonLd graph={[breadcrumbList(site, pages)]} />;
}
