import { chooseSenior, isSenior, SENIOR_SCRIPT, subscribeSenior } from '@/lib/device/senior';

beforeEach(() => chooseSenior(false));

it('keeps the choice, and forgets it when it is taken back', () => {
  chooseSenior(true);
  expect(isSenior()).toBe(true);
  expect(localStorage).toHaveLength(1);
  chooseSenior(false);
  expect(isSenior()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('holds for this page where storage is forbidden, whatever is cleared elsewhere', () => {
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
  jest.restoreAllMocks();
});

it('goes when everything stored is cleared, and not when another value changes', () => {
  const stop = subscribeSenior(() => {});
  chooseSenior(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'requestedUrl' }));
  expect(isSenior()).toBe(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(isSenior()).toBe(false);
  stop();
});

it('costs the head of the page less than 200 bytes', () => {
  expect(SENIOR_SCRIPT.length).toBeLessThan(200);
});
