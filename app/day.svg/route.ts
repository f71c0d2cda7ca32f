import { dayPicture } from '@/lib/dispatch/dayPicture';

export const dynamic = 'force-static';

export function GET() {
  return new Response(dayPicture(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
