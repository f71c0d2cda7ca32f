/** @jest-environment node */
import { answers, testEnvironment } from '@/lib/test/environment';

type LineStateModule = typeof import('@/lib/lines/lineState');
const A = 'https://a.test';
const list = { '/boce.json': answers(200, JSON.stringify({ domains: [A] })), [A]: answers(200, '', 5) };

async function freshVisit(visit: (module: LineStateModule) => Promise<void>) {
  await jest.isolateModulesAsync(async () => visit(await import('@/lib/lines/lineState')));
}

test('whoever listens sees it check and then the line', async () => {
  await freshVisit(async ({ currentLine, startProber, subscribeLine }) => {
    const { environment, finish } = testEnvironment(list);
    const seen: string[] = [];
    subscribeLine(() => seen.push(currentLine().status));
    expect(currentLine()).toEqual({ status: 'idle' });
    await finish(startProber('https://default.test', environment));
    expect(seen).toEqual(['checking', 'done']);
    expect(currentLine()).toMatchObject({
      status: 'done',
      baseAddress: A,
      line: { number: 1, elapsedMs: 5 },
    });
  });
});

test('a visit is probed once, however often it is started', async () => {
  await freshVisit(async ({ startProber }) => {
    const { environment, finish, requests } = testEnvironment(list);
    const first = startProber('https://default.test', environment);
    await finish(startProber('https://default.test', environment));
    await finish(first);
    await finish(startProber('https://default.test', environment));
    expect(requests.map(({ address }) => address)).toEqual(['/boce.json', A]);
  });
});

test('whoever stops listening hears nothing', async () => {
  await freshVisit(async ({ startProber, subscribeLine }) => {
    const { environment, finish } = testEnvironment(list);
    const listener = jest.fn();
    subscribeLine(listener)();
    await finish(startProber('https://default.test', environment));
    expect(listener).not.toHaveBeenCalled();
  });
});

test('when not even the prober can be loaded, the default address stands', async () => {
  jest.doMock('@/lib/lines/prober', () => {
    throw new Error('Loading chunk failed');
  });
  await freshVisit(async ({ currentLine, startProber }) => {
    const { environment, finish } = testEnvironment();
    await finish(startProber('https://default.test', environment));
    expect(currentLine()).toEqual({
      status: 'done',
      baseAddress: 'https://default.test',
      line: null,
      candidates: [],
      fault: 'unreachable',
    });
  });
  jest.dontMock('@/lib/lines/prober');
});

test('whoever needs an address waits until it is decided', async () => {
  await freshVisit(async ({ decidedBase }) => {
    const { environment, finish } = testEnvironment(list);
    await expect(finish(decidedBase('https://default.test', environment))).resolves.toBe(A);
    await expect(decidedBase('https://other.test', environment)).resolves.toBe(A);
  });
});
