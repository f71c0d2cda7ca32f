import { SETTLED_TIMEOUT_MS } from '@/lib/hydration/pageSettled';

type Step = 'load' | 'paint' | 'idle' | number;

/** A page whose stages come when the test says so. */
async function openPage(readyState: DocumentReadyState, hasIdle: boolean) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const waiting: Partial<Record<Step, () => void>> = {};
  window.requestAnimationFrame = (callback) => {
    waiting.paint = () => callback(0);
    return 1;
  };
  window.requestIdleCallback = (callback) => {
    waiting.idle = () => callback({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  if (!hasIdle) Reflect.deleteProperty(window, 'requestIdleCallback');
  waiting.load = () => window.dispatchEvent(new Event('load'));
  const settled = jest.fn();
  await jest.isolateModulesAsync(async () => {
    const { pageSettled } = await import('@/lib/hydration/pageSettled');
    pageSettled().then(settled);
  });
  const reach = async (step: Step) => {
    waiting[step]?.();
    await jest.advanceTimersByTimeAsync(typeof step === 'number' ? step : 0);
  };
  await reach(0);
  return { settled, reach };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

test.each<[string, DocumentReadyState, Step[], number, boolean]>([
  ['settles when it is loaded, painted and idle', 'interactive', ['load', 'paint', 'idle'], 1, true],
  ['only has to paint and to be idle when it is loaded already', 'complete', ['paint', 'idle'], 1, true],
  ['is not waited for without end', 'interactive', [SETTLED_TIMEOUT_MS, 'paint', 'idle'], 1, true],
  ['that paints nothing does not settle', 'complete', ['idle', SETTLED_TIMEOUT_MS], 0, true],
  ['waits a moment where nobody tells that it is idle', 'complete', ['paint', 1000], 1, false],
])('a page %s', async (_case, readyState, steps, times, hasIdle) => {
  const { settled, reach } = await openPage(readyState, hasIdle);
  for (const step of steps) {
    expect(settled).not.toHaveBeenCalled();
    await reach(step);
  }
  expect(settled).toHaveBeenCalledTimes(times);
});
