import { site } from '@/content/site';
import { defineContent } from '@/lib/content/defineContent';
import { siteSchema } from '@/lib/schema/site';

const withSite = (change: Partial<typeof site>) => () => defineContent(siteSchema, { ...site, ...change });
const storage = (value: string) => ({ storage: { status: 'final' as const, value } });

const hosts = (...documentHosts: string[]) => ({ documentHosts });

it.each([
  hosts(),
  hosts('files.partner.cn:8443', 'xn--fiq228c.cn'),
  storage(''),
  storage('https://media.site.cn'),
])('takes %j', (change) => {
  expect(withSite(change)).not.toThrow();
});

it.each([
  'https://files.partner.cn',
  'files.partner.cn/',
  'files',
  'Files.partner.cn',
  '文件.中国',
  'a.cn;b.cn',
  '',
])('says of %j that it is no host of documents', (host) => {
  expect(withSite(hosts(host))).toThrow('documentHosts[0]：应为主机名');
});

it.each([
  'http://media.site.cn',
  'https://media.site.cn/',
  'https://a.cn/b',
  'media.site.cn',
  'https://a.cn;b',
])('says of %j that it is no storage', (origin) => {
  expect(withSite(storage(origin))).toThrow('storage.value：应为 https:// 开头的网站地址');
});
