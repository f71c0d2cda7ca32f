import { chooseApiServer } from '@/lib/backend/chooseApiServer';
import { PROBE_TIMEOUT_MS } from '@/lib/backend/probe';
import { answers, finish, hangs, testNetwork } from '@/lib/test/network';

const DEFAULT = 'https://default.test/uav-api';
const [A, B, C] = ['https://a.test', 'https://b.test', 'https://c.test'] as const;
const ALMOST_LATE = PROBE_TIMEOUT_MS - 2;
const list = answers(200, JSON.stringify({ domains: [A, B, C] }));

test('the first server to answer is used, the other requests are aborted, and none sends a referrer', async () => {
  const { requests, passedMs } = testNetwork({
    '/boce.json': list,
    [A]: hangs,
    [B]: answers(200, '', ALMOST_LATE),
    [C]: answers(200, '', ALMOST_LATE + 1),
  });
  await expect(finish(chooseApiServer(DEFAULT))).resolves.toEqual({
    baseAddress: B,
    server: { number: 2, address: B, elapsedMs: ALMOST_LATE },
    addresses: [A, B, C],
    error: null,
  });
  expect(passedMs()).toBe(ALMOST_LATE);
  expect(requests.slice(1).map(({ address }) => address)).toEqual([A, B, C]);
  for (const { init } of requests.slice(1)) {
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect(init.referrerPolicy).toBe('no-referrer');
    expect(init.signal?.aborted).toBe(true);
  }
});

test('if no server answers the default is used', async () => {
  testNetwork({ '/boce.json': list });
  const choice = await finish(chooseApiServer(DEFAULT));
  expect(choice).toEqual({ baseAddress: DEFAULT, server: null, addresses: [A, B, C], error: null });
});
