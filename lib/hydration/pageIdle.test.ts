/** @jest-environment jsdom */
import { LOAD_TIMEOUT_MS } from '@/lib/hydration/pageIdle';

type Step = 'load' | 'paint' | 'idle' | number;

/** A page whose loading stages the test controls. */
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
  const resolved = jest.fn();
  await jest.isolateModulesAsync(async () => {
    const { pageIdle } = await import('@/lib/hydration/pageIdle');
    pageIdle().then(resolved);
  });
  const reach = async (step: Step) => {
    waiting[step]?.();
    await jest.advanceTimersByTimeAsync(typeof step === 'number' ? step : 0);
  };
  await reach(0);
  return { resolved, reach };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

test.each<[string, DocumentReadyState, Step[], number, boolean]>([
  ['is idle when it is loaded, painted and idle', 'interactive', ['load', 'paint', 'idle'], 1, true],
  ['that is loaded already has only to paint and be idle', 'complete', ['paint', 'idle'], 1, true],
  ['is idle after a timeout if it never loads', 'interactive', [LOAD_TIMEOUT_MS, 'paint', 'idle'], 1, true],
  ['that paints nothing is never idle', 'complete', ['idle', LOAD_TIMEOUT_MS], 0, true],
  ['waits a moment without requestIdleCallback', 'complete', ['paint', 1000], 1, false],
])('a page %s', async (_case, readyState, steps, times, hasIdle) => {
  const { resolved, reach } = await openPage(readyState, hasIdle);
  for (const step of steps) {
    expect(resolved).not.toHaveBeenCalled();
    await reach(step);
  }
  expect(resolved).toHaveBeenCalledTimes(times);
});
