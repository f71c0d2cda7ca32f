import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addPolicies,
  contentSecurityPolicy,
  inlineScripts,
  mapOrigins,
  withPolicy,
} from '@/lib/build/hosting/contentSecurityPolicy';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('finds the inline scripts of a page and no others', () => {
  const html = page(
    '<script>a < b && "&amp;"</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
    '<script type="module">\r\nc()\r\n</script><a title="<script>e()</script>" data-x="\'">x</a><script>d("<b>")</script>',
  );
  expect(inlineScripts(html)).toEqual(['a < b && "&amp;"', '\nc()\n', 'd("<b>")']);
});

it('stands right after the charset tag and has each hash once', () => {
  const written = withPolicy(page('<script>a</script><script>a</script><script>b</script>'));
  expect(written).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="/);
  expect(written.split(hash('a'))).toHaveLength(2);
  expect(written).toContain(hash('b'));
});

it('allows own scripts, pictures and requests by https, and nothing else', () => {
  const policy = contentSecurityPolicy(page('<script>a</script>'));
  expect(policy).toContain(`; script-src 'self' ${hash('a')}; `);
  expect(policy).toContain("img-src 'self' data: https:; ");
  expect(policy).toContain("connect-src 'self' https:; ");
  expect(policy).toContain("media-src 'self'; ");
  expect(policy).not.toMatch(/http:|eval/);
});

it('allows the maps service only with a key and a point', () => {
  const point = { latitude: 28, longitude: 113 };
  const placed = (key: string, value: typeof point | null) => ({
    point: { status: 'final' as const, value },
    service: {
      script: 'https://maps.example/library?key={key}',
      scriptOrigins: ['https://parts.maps.example'],
      key: { status: 'final' as const, value: key },
    },
  });
  expect(mapOrigins(placed('', point))).toEqual([]);
  expect(mapOrigins(placed('a key', null))).toEqual([]);
  const map = mapOrigins(placed('a key', point));
  expect(contentSecurityPolicy('', { map })).toContain(
    "script-src 'self' https://maps.example https://parts.maps.example;",
  );
  expect(contentSecurityPolicy('', { map })).toContain("worker-src 'self' blob:");
});

it('allows films from the storage once it is set', () => {
  const policy = contentSecurityPolicy('', { storage: 'https://media.site.cn' });
  expect(policy).toContain("media-src 'self' https://media.site.cn;");
});

it('skips verification files, and throws for a home page without a charset', async () => {
  const proof = { 'baidu_verify_a.html': 'a' };
  const folder = temporaryFolder({ ...proof, 'index.html': page('') });
  await addPolicies(folder);
  expect(readFileSync(join(folder, 'baidu_verify_a.html'), 'utf8')).toBe('a');
  const untyped = temporaryFolder({ 'index.html': '<!DOCTYPE html>' });
  await expect(addPolicies(untyped)).rejects.toThrow('no charset');
});
