import { errorMessages } from '@/content/errorMessages';
import { createHttp } from '@/lib/backend/createHttp';
import { REQUEST_TIMEOUT_MS } from '@/lib/backend/withTimeout';
import { answers, type Behaviour, drips, finish, hangs, refuses, testNetwork } from '@/lib/test/network';

const PAGE = 'https://site.test/about/';
const FAILURE = { success: false, code: -1, message: errorMessages.busy, result: '', timestamp: 0 };

function http(behaviours: Record<string, Behaviour>, cookies = '') {
  Object.assign(globalThis, { location: new URL(PAGE), document: { cookie: cookies } });
  return { ...testNetwork(behaviours), finish, http: createHttp(errorMessages.busy) };
}

type Sent = ReturnType<typeof http>;
const sent = ({ requests }: Sent) => {
  const { address, init } = requests[0] ?? { address: '', init: {} };
  return { address, method: init.method, headers: init.headers as Record<string, string>, body: init.body };
};

test('GET sends parameters and headers and returns the JSON of the answer', async () => {
  const t = http({ '/list?a=1&page=2&q=%E6%97%A0%E4%BA%BA%E6%9C%BA&own=false#x': answers(200, '{"a":1}') });
  const params = { page: 2, q: '无人机', own: false, none: undefined, nothing: null };
  const answer = t.http.get<{ a: number }>('/list?a=1#x', params, { version: '2' });
  await expect(t.finish(answer)).resolves.toEqual({ a: 1 });
  const headers = { Accept: 'application/json', version: '2' };
  expect(sent(t)).toMatchObject({ method: 'GET', headers, body: undefined });
});

test.each([
  [200, '1', 1],
  [206, '1', 1],
  [299, '1', 1],
  [204, '', null],
])('GET treats status %i as success', async (status, body, given) => {
  const t = http({ '/x': answers(status, body) });
  await expect(t.finish(t.http.get('/x'))).resolves.toBe(given);
});

test.each([304, 400, 401, 404, 500, 503])('GET throws status %i as its code', async (status) => {
  const t = http({ '/x': async () => new Response(null, { status }) });
  await expect(t.finish(t.http.get('/x'))).rejects.toMatchObject({ code: status });
});

test.each<[string, Behaviour, string]>([
  ['a refused connection', refuses, 'Failed to fetch'],
  ['silence', hangs, 'timeout'],
  ['a dripping body', drips(Array(60).fill(' '), 1000), 'timeout'],
  ['no JSON', answers(200, '<html>'), 'JSON'],
])('GET fails on %s', async (_name, behaviour, message) => {
  const t = http({ '/x': behaviour });
  await expect(t.finish(t.http.get('/x'))).rejects.toThrow(message);
  expect(t.passedMs()).toBeLessThanOrEqual(REQUEST_TIMEOUT_MS);
});

test('POST sends JSON and returns the JSON of the answer', async () => {
  const t = http({ '/save': answers(200, '{"success":true}') });
  await expect(t.finish(t.http.post('/save', { 亩: 5 }, { a: 'b' }))).resolves.toEqual({ success: true });
  expect(sent(t)).toEqual({
    address: '/save',
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', a: 'b' },
    body: '{"亩":5}',
  });
});

test.each([
  ['status 400', answers(400, '{"message":"x"}'), 400],
  ['status 500', answers(500, '{"message":"x"}'), 500],
  ['no answer', refuses, -1],
])('POST returns the failure object for %s', async (_name, behaviour, code) => {
  const t = http({ '/save': behaviour });
  await expect(t.finish(t.http.post('/save'))).resolves.toEqual({ ...FAILURE, code });
});

test('POST returns the failure object for data that cannot be serialised', async () => {
  const endless: Record<string, unknown> = {};
  endless.itself = endless;
  const t = http({});
  await expect(t.finish(t.http.post('/save', endless))).resolves.toEqual(FAILURE);
  expect(t.requests).toHaveLength(0);
});

test.each([
  ['https://api.test/uav-api', 'task/list'],
  ['https://api.test/uav-api/', '/task/list'],
])('a call joins %s and %s and sends the agreed headers', async (base, path) => {
  const t = http({ 'https://api.test/uav-api/task/list': answers(200, '{"code":200}') });
  await expect(t.finish(t.http.call(base, path, { id: 1 }))).resolves.toEqual({ code: 200 });
  const { method, headers, body } = sent(t);
  expect([method, body]).toEqual(['POST', '{"id":1}']);
  expect(headers).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    contentType: 'application/json',
    loginType: 'h5',
    encryptedDataKey: '',
    token: '',
    version: '',
  });
});

test.each([
  ['/save', 'a=1; XSRF-TOKEN=se%20cret; b=2', 'se cret'],
  ['save', 'XSRF-TOKEN=secret', 'secret'],
  ['https://site.test/save', 'XSRF-TOKEN=secret', 'secret'],
  ['https://site.test:443/save', 'XSRF-TOKEN=secret', 'secret'],
  ['https://api.test/save', 'XSRF-TOKEN=secret', undefined],
  ['http://site.test/save', 'XSRF-TOKEN=secret', undefined],
  ['https://site.test:8443/save', 'XSRF-TOKEN=secret', undefined],
  ['//api.test/save', 'XSRF-TOKEN=secret', undefined],
  ['/save', '', undefined],
  ['/save', 'XSRF-TOKEN=', undefined],
  ['/save', 'X-XSRF-TOKEN=secret', undefined],
  ['/save', 'xsrf-token=secret', undefined],
  ['/save', 'XSRF-TOKEN=50%', '50%'],
])('the XSRF token sent to %s with the cookies %j is %j', async (address, cookies, token) => {
  const t = http({}, cookies);
  await t.finish(t.http.post(address));
  expect(sent(t).headers['X-XSRF-TOKEN']).toBe(token);
});
