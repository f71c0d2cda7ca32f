import { site } from '@/content/site';
import { buildDay } from '@/lib/content/chinaDay';

const DAY_MS = 864e5;
/** RFC 9116 wants less than a year. */
const VALID_DAYS = 364;

export const dynamic = 'force-static';

/** Where to report a vulnerability (RFC 9116). */
export function GET() {
  const expires = new Date(Date.parse(buildDay()) + VALID_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${site.email.value}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${site.origin.value}/.well-known/security.txt`,
  ];
  return new Response(lines.map((line) => `${line}\n`).join(''));
}
