/** @jest-environment node */
import { PROBE_TIMEOUT_MS } from '@/lib/constants';
import { chooseLine, firstLine } from '@/lib/lines/prober';
import { answers, type Behaviour, drips, hangs, refuses, testEnvironment } from '@/lib/test/environment';

const DEFAULT = 'https://default.test/uav-api';
const [A, B, C] = ['https://a.test', 'https://b.test', 'https://c.test'] as const;
const listOf = (...domains: unknown[]) => answers(200, JSON.stringify({ domains }));

function choose(behaviours: Record<string, Behaviour>, online = true) {
  const test = testEnvironment(behaviours, online);
  return { ...test, choice: test.finish(chooseLine(DEFAULT, test.environment)) };
}

test('the first candidate that answers becomes the base address, with its number and time', async () => {
  const { choice } = choose({
    '/boce.json': listOf(A, B, C),
    [A]: hangs,
    [B]: answers(200, '', 46),
    [C]: answers(200, '', 88),
  });
  await expect(choice).resolves.toEqual({
    baseAddress: B,
    line: { number: 2, address: B, elapsedMs: 46 },
    candidates: [A, B, C],
    fault: null,
  });
});

test('all are asked at once, without cookies, cache or referrer, by GET', async () => {
  const { choice, requests } = choose({ '/boce.json': listOf(A, B), [A]: answers(200), [B]: hangs });
  await choice;
  const probes = requests.slice(1);
  expect(probes.map(({ address }) => address)).toEqual([A, B]);
  for (const { init } of probes) {
    expect(init).toMatchObject({ mode: 'cors', credentials: 'omit', cache: 'no-store', redirect: 'follow' });
    expect(init.method ?? 'GET').toBe('GET');
  }
});

test('the others are called off as soon as one has won', async () => {
  const { choice, requests, environment } = choose({
    '/boce.json': listOf(A, B),
    [A]: answers(200, '', 30),
    [B]: answers(200, '', 4000),
  });
  await choice;
  expect(requests.at(-1)?.init.signal?.aborted).toBe(true);
  expect(environment.now()).toBe(30);
});

test('each elapsed time is logged', async () => {
  const { choice, messages } = choose({
    '/boce.json': listOf(A, B, C),
    [A]: answers(500, '', 12),
    [B]: refuses(20),
    [C]: answers(204, '', 30),
  });
  await choice;
  expect(messages).toEqual([
    `line ${A}: 500, 12 ms`,
    `line ${B}: unreachable, 20 ms`,
    `line ${C}: ok, 30 ms`,
  ]);
});

test.each<[string, Behaviour, boolean]>([
  ['200', answers(200), true],
  ['204', answers(204), true],
  ['299', answers(299), true],
  ['304', async () => new Response(null, { status: 304 }), false],
  ['404', answers(404), false],
  ['500', answers(500), false],
  ['an answer just in time', answers(200, '', PROBE_TIMEOUT_MS - 1), true],
  ['an answer too late', answers(200, '', PROBE_TIMEOUT_MS + 1), false],
  ['silence', hangs, false],
  ['a refusal', refuses(), false],
  ['a body that never ends', drips(Array(100).fill('x'), 1000), true],
  ['garbage', answers(200, '\u0000<<<'), true],
])('a line that gives %s counts accordingly', async (_name, behaviour, wins) => {
  const { environment, finish } = testEnvironment({ [A]: behaviour });
  const line = await finish(firstLine([A], environment));
  expect(line !== null).toBe(wins);
  expect(environment.now()).toBeLessThanOrEqual(PROBE_TIMEOUT_MS);
});

test.each<[string, Behaviour, string | null]>([
  ['out of reach', refuses(), 'unreachable'],
  ['never given', hangs, 'timeout'],
  ['dripping', drips([...'{"domains":[]}'], 1000), 'timeout'],
  ['reset in mid-answer', drips(['{"dom', null], 5), 'unreachable'],
  ['a 404 with an HTML page', answers(404, '<!doctype html>'), 'badStatus'],
  ['a 200 with an HTML page', answers(200, '<!doctype html>'), 'notJson'],
  ['two megabytes', answers(200, `"${'x'.repeat(2_000_000)}"`), 'tooLarge'],
  ['of another shape', answers(200, '["https://a.test"]'), 'wrongShape'],
  ['null', answers(200, 'null'), 'wrongShape'],
  ['empty', listOf(), null],
  ['nothing but odd entries', listOf(5, 'ftp://a.test', null), null],
])('with a list that is %s the default address stands and the fault is kept', async (_name, list, fault) => {
  const { choice, requests } = choose({ '/boce.json': list });
  await expect(choice).resolves.toEqual({ baseAddress: DEFAULT, line: null, candidates: [], fault });
  expect(requests).toHaveLength(1);
});

test('without a network the fault says so', async () => {
  await expect(choose({ '/boce.json': refuses() }, false).choice).resolves.toMatchObject({
    fault: 'offline',
  });
});

test('when no candidate answers, the default address stands within five seconds', async () => {
  const { choice, environment } = choose({
    '/boce.json': listOf(A, B, C),
    [A]: hangs,
    [B]: answers(503),
    [C]: refuses(),
  });
  await expect(choice).resolves.toEqual({
    baseAddress: DEFAULT,
    line: null,
    candidates: [A, B, C],
    fault: null,
  });
  expect(environment.now()).toBe(PROBE_TIMEOUT_MS);
});

test('a candidate given twice or with slashes is asked once', async () => {
  const { choice, requests } = choose({ '/boce.json': listOf(`${A}/`, A, `${A}//`), [A]: answers(200) });
  await expect(choice).resolves.toMatchObject({ baseAddress: A });
  expect(requests).toHaveLength(2);
});
