import { newsFeed } from '@/app/_parts/newsFeed';
import { rssFeed } from '@/lib/seo/feeds';

export const dynamic = 'force-static';

export function GET() {
  return new Response(rssFeed(newsFeed()), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
