import { apiServer as labels } from '@/content/apiServer';
import type { MeasuredServer } from '@/lib/backend/measureApiServers';
import { API_SERVERS_MAX } from '@/lib/backend/parseApiServers';
import { measurementMessage, serverName, serverReport } from '@/lib/backend/serverMessages';

const servers: MeasuredServer[] = [
  { number: 1, address: 'https://a.test', measurement: { kind: 'timeout', elapsedMs: 5000 } },
  { number: 2, address: 'https://b.test', measurement: { kind: 'ok', elapsedMs: 46 } },
  { number: null, address: 'https://default.test', measurement: { kind: 'checking' } },
];

test('servers are named by their place in the list, the default by its own word', () => {
  expect(serverName(1, labels)).toBe('线路 一');
  expect(serverName(API_SERVERS_MAX, labels)).toBe('线路 十二');
  expect(serverName(null, labels)).toBe('默认线路');
});

test('of the server in use it is told that it is the one, and what it did unless it answered', () => {
  expect(measurementMessage({ kind: 'ok', elapsedMs: 1 }, true, labels)).toBe('当前使用');
  expect(measurementMessage({ kind: 'timeout', elapsedMs: 5000 }, true, labels)).toBe('当前使用 · 超时');
});

test('the report for support holds every server with its address, the page, the time and the browser', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 8) });
  expect(serverReport(servers, 'https://b.test', labels).split('\n')).toEqual([
    '线路检测',
    '线路 一 https://a.test 超时 5000 ms',
    '线路 二 https://b.test 当前使用 46 ms',
    '默认线路 https://default.test 检测中',
    `页面：${location.href}`,
    '时间：2026/11/21 08:00:00',
    '网络：在线',
    `浏览器：${navigator.userAgent}`,
  ]);
});
