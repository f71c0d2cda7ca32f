import { finishedDay } from '@/lib/dispatch/finished';

export const dynamic = 'force-static';

export function GET() {
  return new Response(finishedDay(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
