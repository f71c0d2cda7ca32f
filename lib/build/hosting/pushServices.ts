import { REQUEST_TIMEOUT_MS } from '@/lib/backend/withTimeout';

export type PushService = {
  name: string;
  key: string;
  batch: number;
  /** Returns the refused URLs; throws when all were refused. */
  push: (addresses: readonly string[]) => Promise<string[]>;
};

const BAIDU = 'http://data.zz.baidu.com/urls';
const INDEX_NOW = 'https://api.indexnow.org/indexnow';

const BAIDU_FAULTS: Record<string, string> = {
  'token is not valid': 'token 不对，请到百度搜索资源平台重新复制',
  'site error': '这个网站还没有在百度搜索资源平台验证',
  'site init fail': '这个网站还没有在百度搜索资源平台验证',
  'over quota': '今天的配额用完了，明天再推，或用 --limit 少推一些',
};

const INDEX_NOW_FAULTS: Record<number, string> = {
  400: '请求的格式不对',
  403: '密钥不对，或线上的密钥文件打不开',
  422: '有网址不属于这个网站，或密钥与网站不符',
  429: '推送得太频繁，过一会儿再试',
};

async function post(name: string, url: string | URL, type: string, body: string) {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body, signal });
  } catch (error) {
    throw new Error(`${name}没有应答（${(error as Error).name}），请检查网络后再试`);
  }
}

type BaiduAnswer = { success?: number; message?: string; not_same_site?: string[]; not_valid?: string[] };

export function baidu(origin: string, token: string, endpoint = BAIDU): PushService {
  const url = new URL(endpoint);
  url.searchParams.set('site', origin);
  url.searchParams.set('token', token);
  return {
    name: '百度',
    key: 'baidu',
    batch: 2000,
    push: async (addresses) => {
      const answer = await post('百度', url, 'text/plain', addresses.join('\n'));
      const told: BaiduAnswer = await answer.json().catch(() => ({}));
      const { success, message = '', not_same_site = [], not_valid = [] } = told;
      if (!answer.ok || success === undefined)
        throw new Error(`百度没有收下：${BAIDU_FAULTS[message] ?? (message || `应答 ${answer.status}`)}`);
      return [...not_same_site, ...not_valid];
    },
  };
}

/** Bing, Yandex and others share what one of them is told. */
export function indexNow(origin: string, key: string, endpoint = INDEX_NOW): PushService {
  return {
    name: 'IndexNow',
    key: 'indexNow',
    batch: 10_000,
    push: async (urlList) => {
      const { host } = new URL(origin);
      const body = JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList });
      const { ok, status } = await post('IndexNow', endpoint, 'application/json; charset=utf-8', body);
      if (!ok) throw new Error(`IndexNow 没有收下：${INDEX_NOW_FAULTS[status] ?? `应答 ${status}`}`);
      return [];
    },
  };
}
