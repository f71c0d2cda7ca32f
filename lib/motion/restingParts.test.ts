import { FRESH_SCRIPT, wakeParts } from '@/lib/motion/restingParts';

const arrive = (type: string, hash = '') => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  window.history.replaceState(null, '', hash || '/');
  new Function(FRESH_SCRIPT)();
  return 'fresh' in document.documentElement.dataset;
};

afterEach(wakeParts);

it('lets parts rest for who reads from the top', () => {
  expect(arrive('navigate')).toBe(true);
  wakeParts();
  expect(document.documentElement.dataset).not.toHaveProperty('fresh');
});

it.each([
  ['is led to a place', 'navigate', '#product'],
  ['reloads', 'reload', ''],
  ['comes back', 'back_forward', ''],
])('lets nothing rest for who %s', (_, type, hash) => {
  expect(arrive(type, hash)).toBe(false);
});

it('lets nothing rest where the browser does not say how one came', () => {
  performance.getEntriesByType = () => [];
  new Function(FRESH_SCRIPT)();
  expect('fresh' in document.documentElement.dataset).toBe(false);
});
