const DAY_MS = 864e5;
/** RFC 9116 wants less than a year. */
const VALID_DAYS = 364;

/** /.well-known/security.txt, where to report a vulnerability (RFC 9116). */
export function securityTxt(origin: string, email: string, builtOn: string) {
  const expires = new Date(Date.parse(builtOn) + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
