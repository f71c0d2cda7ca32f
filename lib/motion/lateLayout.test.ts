import { LATE_LAYOUT_SCRIPT, layOutAll } from '@/lib/motion/lateLayout';

const arrive = (type: string, hash = '') => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  window.history.replaceState(null, '', hash || '/');
  new Function(LATE_LAYOUT_SCRIPT)();
  return 'laysOutLate' in document.documentElement.dataset;
};

afterEach(layOutAll);

it('lays the far parts out late for who reads from the top', () => {
  expect(arrive('navigate')).toBe(true);
  layOutAll();
  expect(document.documentElement.dataset).not.toHaveProperty('laysOutLate');
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
  expect('laysOutLate' in document.documentElement.dataset).toBe(false);
});
