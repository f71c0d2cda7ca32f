import { LATE_LAYOUT_SCRIPT, layoutAll } from '@/lib/hydration/lateLayout';

const arrive = (type: string, hash = '') => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  window.history.replaceState(null, '', hash || '/');
  new Function(LATE_LAYOUT_SCRIPT)();
  return 'deferredLayout' in document.documentElement.dataset;
};

afterEach(layoutAll);

it('lays the far parts out late for who reads from the top', () => {
  expect(arrive('navigate')).toBe(true);
  layoutAll();
  expect(document.documentElement.dataset).not.toHaveProperty('deferredLayout');
});

it.each([
  ['is led to a place', 'navigate', '#product'],
  ['reloads', 'reload', ''],
  ['comes back', 'back_forward', ''],
])('lays all out at once for who %s', (_, type, hash) => {
  expect(arrive(type, hash)).toBe(false);
});

it('lays all out at once where the browser does not say how one came', () => {
  performance.getEntriesByType = () => [];
  new Function(LATE_LAYOUT_SCRIPT)();
  expect('deferredLayout' in document.documentElement.dataset).toBe(false);
});
