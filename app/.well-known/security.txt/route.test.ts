import { GET } from '@/app/.well-known/security.txt/route';
import { site } from '@/content/site';

it('names the email address and its own address, and expires within a year', async () => {
  process.env = { ...process.env, BUILD_TIME: '2028-02-29T04:00:00Z' };
  expect((await GET().text()).split('\n')).toEqual([
    `Contact: mailto:${site.email.value}`,
    'Expires: 2029-02-27T00:00:00.000Z',
    'Preferred-Languages: zh, en',
    `Canonical: ${site.origin.value}/.well-known/security.txt`,
    '',
  ]);
});
