import { site } from '@/content/site';
import { defineContent } from '@/lib/content/defineContent';
import { siteSchema } from '@/lib/schema/site';

const withSite = (change: Partial<typeof site>) => () => defineContent(siteSchema, { ...site, ...change });
const storage = (value: string) => ({ storage: { status: 'final' as const, value } });

const hosts = (...documentHosts: string[]) => ({ documentHosts });

it.each([hosts(), hosts('files.a.cn:8443', 'xn--fiq228c.cn'), storage(''), storage('https://a.cn')])(
  'accepts %j',
  (change) => {
    expect(withSite(change)).not.toThrow();
  },
);

it.each(['https://a.cn', 'a.cn/', 'files', 'A.cn', '文件.中国', 'a.cn;b.cn', ''])(
  '%j is rejected as a host',
  (host) => {
    expect(withSite(hosts(host))).toThrow('documentHosts[0]：应为主机名');
  },
);

it.each(['http://a.cn', 'https://a.cn/', 'https://a.cn/b', 'a.cn', 'https://a.cn;b'])(
  '%j is rejected as a storage',
  (origin) => {
    expect(withSite(storage(origin))).toThrow('storage.value：应为 https:// 开头的网站地址');
  },
);
