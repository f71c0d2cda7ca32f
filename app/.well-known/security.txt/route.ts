import { site } from '@/content/site';
import { buildDay } from '@/lib/content/chinaDay';
import { securityTxt } from '@/lib/seo/securityTxt';

export const dynamic = 'force-static';

export function GET() {
  return new Response(securityTxt(site.origin.value, site.email.value, buildDay()));
}
