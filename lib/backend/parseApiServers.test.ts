import { API_SERVERS_MAX, apiServerUrl, parseApiServers } from '@/lib/backend/parseApiServers';

test.each([
  ['https://a.test', 'https://a.test'],
  ['https://a.test/', 'https://a.test'],
  ['https://a.test///', 'https://a.test'],
  ['https://a.test/uav-api/', 'https://a.test/uav-api'],
  ['http://127.0.0.1:4141/', 'http://127.0.0.1:4141'],
  ['HTTPS://A.Test:443/Api', 'https://a.test/Api'],
  ['https://线路.test/', 'https://xn--on0a042a.test'],
  ['a.test', null],
  ['/api', null],
  ['mailto:a@b.test', null],
  ['https://a.test?x=1', null],
  ['https://a.test#x', null],
  [null, null],
])('the entry %j becomes %j', (entry, expected) => {
  expect(apiServerUrl(entry)).toBe(expected);
});

test('each server is listed once, in the order of the file, and odd entries are left out', () => {
  const domains = ['https://b.test/', 7, 'https://a.test', 'https://b.test', 'HTTPS://B.test//', null];
  expect(parseApiServers({ domains })).toEqual(['https://b.test', 'https://a.test']);
});

test('a list of 500 servers is cut at the limit', () => {
  const domains = Array.from({ length: 500 }, (_, index) => `https://a${index}.test`);
  const kept = domains.slice(0, API_SERVERS_MAX);
  expect(parseApiServers({ domains })).toEqual(kept);
});

test.each([null, [], ['https://a.test'], 'x', 5, {}, { domains: 'https://a.test' }, { domains: { 0: 'x' } }])(
  '%j is rejected as a list of servers',
  (value) => {
    expect(() => parseApiServers(value)).toThrow(expect.objectContaining({ kind: 'wrongShape' }));
  },
);
