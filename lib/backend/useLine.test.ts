/** @jest-environment node */
import { chooseLineOnce, line } from '@/lib/backend/useLine';

jest.mock('@/lib/backend/chooseLine', () => {
  throw new Error('Loading chunk failed');
});

test('when not even the prober can be loaded, the default address stands, and whoever listens hears of it', async () => {
  const [listener, gone] = [jest.fn(), jest.fn()];
  line.subscribe(listener);
  line.subscribe(gone)();
  const choosing = chooseLineOnce('https://default.test');
  expect(line.get()).toBeUndefined();
  await choosing;
  expect(line.get()).toEqual({
    baseAddress: 'https://default.test',
    line: null,
    candidates: [],
    error: 'unreachable',
  });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});
