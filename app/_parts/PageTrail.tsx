import { JsonLd } from '@/components/ui/JsonLd';
import { site } from '@/content/site';
import { breadcrumbList, type Trail } from '@/lib/seo/structuredData';

export function PageTrail({ pages }: { pages: Trail }) {
  return <JsonLd graph={[breadcrumbList(site, pages)]} />;
}
