import { fetchEnvelope, fetchJson } from '@/lib/backend/apiEnvelope';
import type { LoadErrorKind } from '@/lib/backend/loadError';
import { REQUEST_TIMEOUT_MS } from '@/lib/backend/withTimeout';
import { answers, type Behaviour, drips, finish, testNetwork } from '@/lib/test/network';

const PATH = '/anno.json';

function read(behaviour: Behaviour) {
  const { requests } = testNetwork({ [PATH]: behaviour });
  return { answer: finish(fetchEnvelope(PATH)), requests };
}

test('a file becomes an envelope with its JSON as a string', async () => {
  const { answer, requests } = read(answers(200, '[ {"title": "公告"} ]'));
  const success = { success: true, message: 'success', code: 200, timestamp: Date.now() };
  await expect(answer).resolves.toEqual({ ...success, result: '[{"title":"公告"}]' });
  expect(requests[0]?.init).toMatchObject({ cache: 'no-cache', headers: { Accept: 'application/json' } });
});

test('a status outside 200–299 is an envelope without success, but no JSON', async () => {
  const { answer, requests } = read(answers(404, '<html>'));
  await expect(answer).resolves.toMatchObject({ success: false, code: 404, result: '' });
  expect(requests[0]?.init.signal?.aborted).toBe(true);
  await expect(finish(fetchJson(PATH))).rejects.toMatchObject({ kind: 'badStatus' });
});

const brokenOff = () => new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });

test.each<[string, LoadErrorKind, Behaviour]>([
  ['empty', 'notJson', answers(200, '')],
  ['a web page', 'notJson', answers(200, '<!doctype html>')],
  ['nested too deeply', 'notJson', answers(200, '['.repeat(400_000) + ']'.repeat(400_000))],
  ['not UTF-8', 'notJson', async () => new Response(new Uint8Array([0x22, 0xb9, 0xab, 0xb8, 0xe6, 0x22]))],
  ['broken off', 'unreachable', async () => new Response(brokenOff())],
  ['one byte a second', 'timeout', drips(Array(60).fill(' '), 1000)],
])('a file that is %s throws %s', async (_name, kind, behaviour) => {
  await expect(read(behaviour).answer).rejects.toMatchObject({ kind });
});

test.each([
  ['begins with a byte-order mark', answers(200, '\uFEFF[]')],
  ['is slow, but in time', drips(['[', ']'], REQUEST_TIMEOUT_MS / 3 - 1)],
])('a file that %s is read', async (_name, behaviour) => {
  await expect(read(behaviour).answer).resolves.toMatchObject({ result: '[]' });
});

test('a body that is too large is read only up to the limit', async () => {
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      if (pieces > 300) controller.close();
      else controller.enqueue(new Uint8Array(100_000));
    },
  });
  await expect(read(async () => new Response(body)).answer).rejects.toMatchObject({ kind: 'tooLarge' });
  expect(pieces).toBeLessThan(15);
});
