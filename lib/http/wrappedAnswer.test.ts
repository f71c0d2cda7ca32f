/** @jest-environment node */
import { REQUEST_MAX_BYTES, REQUEST_TIMEOUT_MS } from '@/lib/constants';
import { fetchJson, fetchWrapped } from '@/lib/http/wrappedAnswer';
import { answers, type Behaviour, drips, hangs, refuses, testEnvironment } from '@/lib/test/environment';

const PATH = '/anno.json';

function read(behaviour: Behaviour, online = true) {
  const { environment, finish, requests } = testEnvironment({ [PATH]: behaviour }, online);
  return { answer: finish(fetchWrapped(PATH, environment)), requests, environment };
}

test('the file comes wrapped, its JSON as a string', async () => {
  const { answer, requests } = read(answers(200, '[ {"title": "公告"} ]'));
  await expect(answer).resolves.toEqual({
    success: true,
    message: 'success',
    code: 200,
    result: '[{"title":"公告"}]',
    timestamp: 1_700_000_000_000,
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.init).toMatchObject({ cache: 'no-cache', headers: { Accept: 'application/json' } });
});

test.each([404, 500, 503])('status %i is an answer without success', async (status) => {
  const { answer } = read(answers(status, '<html>'));
  await expect(answer).resolves.toMatchObject({ success: false, code: status, result: '' });
});

const wide = (size: number) => `"${'x'.repeat(size)}"`;

test.each<[string, Behaviour, boolean, string]>([
  ['a refused connection', refuses(), true, 'unreachable'],
  ['no network', refuses(), false, 'offline'],
  ['an answer that never comes', hangs, true, 'timeout'],
  ['a body of one byte a second', drips([...wide(60)], 1000), true, 'timeout'],
  ['a connection reset in mid-answer', drips(['[{"ti', null], 10), true, 'unreachable'],
  ['an HTML page', answers(200, '<!doctype html><title>404</title>'), true, 'notJson'],
  ['half a file', answers(200, '[{"title":"x"'), true, 'notJson'],
  ['an empty file', answers(200, ''), true, 'notJson'],
  ['two megabytes', answers(200, wide(2_000_000)), true, 'tooLarge'],
  ['two megabytes in pieces', drips([wide(REQUEST_MAX_BYTES), wide(1_000_000)], 1), true, 'tooLarge'],
])('%s is an exception', async (_name, behaviour, online, kind) => {
  await expect(read(behaviour, online).answer).rejects.toMatchObject({ kind });
});

test('a file that is not UTF-8 is no JSON rather than wrong characters', async () => {
  const gbk = new Uint8Array([0x22, 0xb9, 0xab, 0xb8, 0xe6, 0x22]);
  const { answer } = read(async () => new Response(gbk));
  await expect(answer).rejects.toMatchObject({ kind: 'notJson' });
});

test('a file that begins with a byte-order mark is read', async () => {
  const { answer } = read(answers(200, '\uFEFF[]'));
  await expect(answer).resolves.toMatchObject({ result: '[]' });
});

test('a slow file is waited for until the time-out, which covers the body', async () => {
  const pieces = ['[', ']'];
  await expect(read(drips(pieces, REQUEST_TIMEOUT_MS / 3 - 1)).answer).resolves.toMatchObject({
    result: '[]',
  });
  await expect(read(drips(pieces, REQUEST_TIMEOUT_MS / 2)).answer).rejects.toMatchObject({ kind: 'timeout' });
});

test('a request that is over is called off, so that nothing more is downloaded', async () => {
  const { answer, requests } = read(answers(200, wide(2_000_000)));
  await expect(answer).rejects.toThrow();
  expect(requests[0]?.init.signal?.aborted).toBe(true);
});

test('the JSON inside is given for a success, a fault for a failure', async () => {
  const good = testEnvironment({ [PATH]: answers(200, '{"a":1}') });
  await expect(good.finish(fetchJson(PATH, good.environment))).resolves.toEqual({ a: 1 });
  const bad = testEnvironment({ [PATH]: answers(404) });
  await expect(bad.finish(fetchJson(PATH, bad.environment))).rejects.toMatchObject({ kind: 'badStatus' });
});
