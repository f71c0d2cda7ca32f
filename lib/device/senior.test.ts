/** @jest-environment jsdom */
import { chooseSenior, isSenior, subscribeSenior } from '@/lib/device/senior';

beforeEach(() => chooseSenior(false));

it('keeps the choice for this page if storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  }
  const listener = jest.fn();
  const stop = subscribeSenior(listener);
  chooseSenior(true);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(isSenior()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
