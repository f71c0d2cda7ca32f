/** @jest-environment node */
import { measureLines } from '@/lib/lines/measureLines';
import { answers, type Behaviour, hangs, refuses, testEnvironment } from '@/lib/test/environment';

const [A, B, C, DEFAULT] = [
  'https://a.test',
  'https://b.test',
  'https://c.test',
  'https://default.test',
] as const;
const listOf = (...domains: string[]) => answers(200, JSON.stringify({ domains }));
const ifReadable =
  (readable: Behaviour, unreadable: Behaviour): Behaviour =>
  (init, environment) =>
    (init.mode === 'cors' ? readable : unreadable)(init, environment);

async function measured(behaviours: Record<string, Behaviour>, known: string[] = []) {
  const { environment, finish } = testEnvironment(behaviours);
  const steps: string[][] = [];
  const lines = await finish(
    measureLines(known, DEFAULT, environment, (now) =>
      steps.push(now.map(({ measurement }) => measurement.kind)),
    ),
  );
  return { lines, steps, ms: environment.now() };
}

test('every candidate of the list and the default address are measured, none called off', async () => {
  const { lines, ms } = await measured({
    '/boce.json': listOf(A, B, C),
    [A]: hangs,
    [B]: answers(200, '', 46),
    [C]: answers(500, '', 88),
    [DEFAULT]: answers(200, '', 120),
  });
  expect(lines).toEqual([
    { number: 1, address: A, measurement: { kind: 'timeout', elapsedMs: 5000 } },
    { number: 2, address: B, measurement: { kind: 'ok', elapsedMs: 46 } },
    { number: 3, address: C, measurement: { kind: 'status', status: 500, elapsedMs: 88 } },
    { number: null, address: DEFAULT, measurement: { kind: 'ok', elapsedMs: 120 } },
  ]);
  expect(ms).toBe(5000);
});

test('each answer is told when it comes', async () => {
  const { steps } = await measured(
    { '/boce.json': listOf(A), [A]: answers(200, '', 10), [DEFAULT]: answers(200, '', 20) },
    [A],
  );
  expect(steps).toEqual([
    ['checking', 'checking'],
    ['checking', 'checking'],
    ['ok', 'checking'],
    ['ok', 'ok'],
  ]);
});

test('a line that answers without CORS is told from one that does not answer', async () => {
  const { lines } = await measured({
    '/boce.json': listOf(A, B),
    [A]: ifReadable(refuses(7), answers(200)),
    [B]: refuses(9),
    [DEFAULT]: answers(204),
  });
  expect(lines.map(({ measurement }) => measurement)).toEqual([
    { kind: 'blocked', elapsedMs: 7 },
    { kind: 'unreachable', elapsedMs: 9 },
    { kind: 'ok', elapsedMs: 0 },
  ]);
});

test('without a readable list the lines known from before are measured', async () => {
  const { lines } = await measured({ '/boce.json': answers(500), [A]: answers(200), [DEFAULT]: hangs }, [A]);
  expect(lines.map(({ address, measurement }) => [address, measurement.kind])).toEqual([
    [A, 'ok'],
    [DEFAULT, 'timeout'],
  ]);
});

test('a default address that is a candidate, too, stands there once', async () => {
  const { lines } = await measured({ '/boce.json': listOf(A, DEFAULT), [A]: hangs, [DEFAULT]: answers(200) });
  expect(lines.map(({ address }) => address)).toEqual([A, DEFAULT]);
});
