/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { baidu, indexNow, type PushService } from '@/lib/build/hosting/pushServices';
import { type Submitted, submitAddresses } from '@/lib/build/hosting/submit';
import { listen } from '@/lib/build/listen';

const ORIGIN = 'https://site.example';
const HOME = { address: `${ORIGIN}/`, updated: '2026-07-01', pictures: [] };
const NEWS = { address: `${ORIGIN}/news/`, updated: '2026-07-02', pictures: [] };

let server: Server;
let endpoint = '';
let answer = { status: 200, text: '' };
let received: { url?: string; type?: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ url: request.url, type: request.headers['content-type'], body });
    response.writeHead(answer.status).end(answer.text);
  });
  endpoint = `http://127.0.0.1:${await listen(server)}/urls`;
});

afterAll(() => server.close());

beforeEach(() => {
  received = [];
  answer = { status: 200, text: '{"remain":99,"success":2}' };
});

type Options = { submitted?: Submitted; send?: boolean; limit?: number };

async function submit(service: PushService, { submitted = {}, send = true, limit }: Options = {}) {
  const log = jest.spyOn(console, 'log').mockReset().mockImplementation();
  const failed = await submitAddresses([HOME, NEWS], [service], submitted, { send, limit });
  return { submitted, failed, said: log.mock.calls.flat().join('\n') };
}

const toBaidu = () => baidu(ORIGIN, 'secret', endpoint);
const toIndexNow = () => indexNow(ORIGIN, 'k1', endpoint);

it('sends nothing unless it is told to, and shows what it would send', async () => {
  const { submitted, said } = await submit(toBaidu(), { send: false });
  expect(received).toEqual([]);
  expect(submitted).toEqual({ baidu: {} });
  expect(said).toBe(`百度：2 个网址有变化\n  2026-07-02  ${ORIGIN}/news/\n  2026-07-01  ${ORIGIN}/`);
});

it('tells Baidu the changed addresses, the newest first, and never the same again', async () => {
  const { submitted, failed } = await submit(toBaidu());
  expect(failed).toBe(false);
  expect(received).toEqual([
    {
      url: `/urls?site=${encodeURIComponent(ORIGIN)}&token=secret`,
      type: 'text/plain',
      body: `${NEWS.address}\n${HOME.address}`,
    },
  ]);
  const again = await submit(toBaidu(), { submitted });
  expect(received).toHaveLength(1);
  expect(again.said).toBe('百度：没有变化');
});

it.each([
  ['what has changed since', {}, { baidu: { [HOME.address]: HOME.updated, [NEWS.address]: '2026-06-01' } }],
  ['no more than the limit', { limit: 1 }, {}],
])('sends %s', async (_what, more, submitted) => {
  await submit(toBaidu(), { ...more, submitted });
  expect(received.map(({ body }) => body)).toEqual([NEWS.address]);
});

it('sends the rest the next time, and no more in one request than it may hold', async () => {
  const { submitted } = await submit(toBaidu(), { limit: 1 });
  await submit(toBaidu(), { submitted, limit: 1 });
  await submit({ ...toBaidu(), batch: 1 });
  const sent = [NEWS.address, HOME.address];
  expect(received.map(({ body }) => body)).toEqual([...sent, ...sent]);
});

it('tells IndexNow the addresses with the host and the place of its key', async () => {
  answer = { status: 202, text: '' };
  const { submitted } = await submit(toIndexNow());
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    host: 'site.example',
    key: 'k1',
    keyLocation: `${ORIGIN}/k1.txt`,
    urlList: [NEWS.address, HOME.address],
  });
  expect(Object.keys(submitted.indexNow ?? {})).toHaveLength(2);
});

it.each([
  [toBaidu, 401, '{"error":401,"message":"token is not valid"}', '百度没有收下：token 不对'],
  [toBaidu, 400, '{"error":400,"message":"over quota"}', '百度没有收下：今天的配额用完了'],
  [toBaidu, 400, '{"error":400,"message":"something new"}', '百度没有收下：something new'],
  [toBaidu, 200, '<html>', '百度没有收下：应答 200'],
  [toIndexNow, 403, '', 'IndexNow 没有收下：密钥不对'],
  [toIndexNow, 429, '', 'IndexNow 没有收下：推送得太频繁'],
  [toIndexNow, 503, '', 'IndexNow 没有收下：应答 503'],
])(
  'tells in Chinese what went wrong, and sends it again the next time (%#)',
  async (service, status, text, told) => {
    answer = { status, text };
    const { submitted, failed, said } = await submit(service());
    expect(failed).toBe(true);
    expect(said).toContain(told);
    expect(said).not.toContain('secret');
    expect(Object.values(submitted)).toEqual([{}]);
  },
);

it('names what Baidu refused and counts the rest as sent', async () => {
  answer = { status: 200, text: JSON.stringify({ success: 1, not_same_site: [HOME.address] }) };
  const { submitted, failed, said } = await submit(toBaidu());
  expect(failed).toBe(true);
  expect(said).toContain(`百度不收这些网址：\n  ${HOME.address}`);
  expect(submitted).toEqual({ baidu: { [NEWS.address]: NEWS.updated } });
});

it('tells that nobody answers', async () => {
  const nowhere = baidu(ORIGIN, 'secret', 'http://127.0.0.1:1/urls');
  expect((await submit(nowhere)).said).toContain('百度没有应答');
});
