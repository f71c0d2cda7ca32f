import { SETTLED_AT_LATEST_MS } from '@/lib/constants';

const stages = ['load', 'paint', 'idle'] as const;
type Stage = (typeof stages)[number];

/** A page whose stages come when the test says so. */
async function openPage(readyState: DocumentReadyState) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const waiting: Partial<Record<Stage, () => void>> = {};
  window.requestAnimationFrame = (callback) => {
    waiting.paint = () => callback(0);
    return 1;
  };
  window.requestIdleCallback = (callback) => {
    waiting.idle = () => callback({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  waiting.load = () => window.dispatchEvent(new Event('load'));
  let settled = false;
  await jest.isolateModulesAsync(async () => {
    const { pageSettled } = await import('@/lib/motion/pageSettled');
    pageSettled().then(() => {
      settled = true;
    });
  });
  const flush = () => jest.advanceTimersByTimeAsync(0);
  await flush();
  return {
    isSettled: () => settled,
    reaches: async (stage: Stage) => {
      waiting[stage]?.();
      await flush();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the page has settled when it is loaded, painted and idle, in this order', async () => {
  const page = await openPage('interactive');
  for (const stage of stages) {
    expect(page.isSettled()).toBe(false);
    await page.reaches(stage);
  }
  expect(page.isSettled()).toBe(true);
});

test('a page that is loaded already only has to paint and to be idle', async () => {
  const page = await openPage('complete');
  await page.reaches('paint');
  await page.reaches('idle');
  expect(page.isSettled()).toBe(true);
});

test('a load event that never comes is not waited for without end', async () => {
  const page = await openPage('interactive');
  await jest.advanceTimersByTimeAsync(SETTLED_AT_LATEST_MS);
  await page.reaches('paint');
  await page.reaches('idle');
  expect(page.isSettled()).toBe(true);
});

test('a page in a hidden tab, which paints nothing, does not settle', async () => {
  const page = await openPage('complete');
  await page.reaches('idle');
  await jest.advanceTimersByTimeAsync(SETTLED_AT_LATEST_MS);
  expect(page.isSettled()).toBe(false);
});

test('a browser without requestIdleCallback waits a moment instead', async () => {
  const page = await openPage('complete');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  await page.reaches('paint');
  expect(page.isSettled()).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(page.isSettled()).toBe(true);
});
