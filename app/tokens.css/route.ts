import { tokenSheet } from '@/lib/theme';

export const dynamic = 'force-static';

export function GET() {
  return new Response(tokenSheet, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
}
