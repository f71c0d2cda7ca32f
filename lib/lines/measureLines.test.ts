/** @jest-environment node */
import { measureLines, unmeasured } from '@/lib/lines/measureLines';
import { answers, finish, hangs, testNetwork } from '@/lib/test/network';

const [A, DEFAULT] = ['https://a.test', 'https://default.test'] as const;

test('without a readable list the lines known from before are measured, each answer told when it comes', async () => {
  testNetwork({ '/boce.json': answers(500), [A]: answers(200, '', 10), [DEFAULT]: hangs });
  const steps: string[][] = [];
  const lines = await finish(
    measureLines([A], DEFAULT, (now) => steps.push(now.map(({ measurement }) => measurement.kind))),
  );
  expect(lines).toEqual([
    { number: 1, address: A, measurement: { kind: 'ok', elapsedMs: 10 } },
    { number: null, address: DEFAULT, measurement: { kind: 'timeout', elapsedMs: 5000 } },
  ]);
  expect(steps).toEqual([
    ['checking', 'checking'],
    ['checking', 'checking'],
    ['ok', 'checking'],
    ['ok', 'timeout'],
  ]);
});

test('a default address that is a candidate, too, stands there once', () => {
  expect(unmeasured([A, DEFAULT], DEFAULT).map(({ number }) => number)).toEqual([1, 2]);
});
