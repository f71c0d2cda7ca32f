import { act, renderHook } from '@testing-library/react';
import { useRequestedUrl } from '@/lib/hooks/useRequestedUrl';
import { writeRequestedUrl } from '@/lib/runtime/requestedUrl';

const KEY = 'requestedUrl';

function current() {
  const { result, unmount } = renderHook(useRequestedUrl);
  unmount();
  return result.current;
}

afterEach(() => {
  jest.restoreAllMocks();
  writeRequestedUrl('');
  localStorage.clear();
});

function forbid(method: 'getItem' | 'setItem', name: string) {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

test('it is empty at first', () => {
  expect(current()).toBe('');
});

test('a written address is read, stored, and survives a reload', async () => {
  writeRequestedUrl('/abotu?x=1#y');
  expect(current()).toBe('/abotu?x=1#y');
  expect(localStorage.getItem(KEY)).toBe('/abotu?x=1#y');
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import('@/lib/runtime/requestedUrl');
    expect(reloaded.readRequestedUrl()).toBe('/abotu?x=1#y');
  });
});

test('whoever reads it sees it change', () => {
  const { result } = renderHook(useRequestedUrl);
  act(() => writeRequestedUrl('/new'));
  expect(result.current).toBe('/new');
});

test('another tab changes it, or clears the storage', () => {
  const { result } = renderHook(useRequestedUrl);
  localStorage.setItem(KEY, '/other-tab');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(result.current).toBe('/other-tab');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toBe('');
});

test('a change of some other value in another tab is no concern', () => {
  const { result } = renderHook(useRequestedUrl);
  localStorage.setItem(KEY, '/silently');
  const before = result.current;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'x' })));
  expect(result.current).toBe(before);
});

test('in a full storage the new address is kept for the page, not the old one shown', () => {
  writeRequestedUrl('/old');
  forbid('setItem', 'QuotaExceededError');
  writeRequestedUrl('/new');
  expect(current()).toBe('/new');
  jest.restoreAllMocks();
  writeRequestedUrl('/newer');
  expect(localStorage.getItem(KEY)).toBe('/newer');
});

test('with a forbidden storage it lives as long as the page', () => {
  forbid('getItem', 'SecurityError');
  expect(current()).toBe('');
  forbid('setItem', 'SecurityError');
  writeRequestedUrl('/kept');
  expect(current()).toBe('/kept');
});

test.each([
  ['no path', 'javascript:alert(1)'],
  ['an object', '[object Object]'],
  ['with a null byte', '/x\u0000'],
  ['with a mark of direction', '/\u202Ex'],
  ['with a line break', '/x\ny'],
  ['half a character', '/\uD83D'],
])('garbage in the storage, %s, is nothing', (_name, garbage) => {
  localStorage.setItem(KEY, garbage);
  expect(current()).toBe('');
});

test('an endless address is cut', () => {
  localStorage.setItem(KEY, `/${'x'.repeat(100_000)}`);
  expect(current()).toHaveLength(2000);
});
