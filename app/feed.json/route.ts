import { newsFeed } from '@/app/_parts/newsFeed';
import { jsonFeed } from '@/lib/seo/feeds';

export const dynamic = 'force-static';

export function GET() {
  return new Response(jsonFeed(newsFeed()), { headers: { 'Content-Type': 'application/feed+json' } });
}
