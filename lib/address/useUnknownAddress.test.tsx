import { renderHook } from '@testing-library/react';
import { useUnknownAddress } from '@/lib/address/useUnknownAddress';

const KEY = 'requestedUrl';

const shownAt = (address: string, state: unknown = null) => {
  history.pushState(state, '', address);
  const { result, unmount } = renderHook(useUnknownAddress);
  unmount();
  return result.current;
};

function forbid(method: 'getItem' | 'setItem', name: string) {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  shownAt('/forgotten');
  localStorage.clear();
});

test('what others keep in the history stays there', () => {
  shownAt('/abotu', { others: true });
  expect(history.state).toEqual({ others: true });
});

test.each(['/404', '/404/'])('%s shows the address last asked for in vain, and keeps it', (address) => {
  localStorage.setItem(KEY, '/asked-for');
  expect(shownAt(address)).toBe('/asked-for');
  expect(localStorage.getItem(KEY)).toBe('/asked-for');
});

test.each([
  ['full', 'setItem', 'QuotaExceededError'],
  ['forbidden', 'getItem', 'SecurityError'],
] as const)('with a %s storage it is shown all the same', (_storage, method, name) => {
  forbid('setItem', name);
  forbid(method, name);
  expect(shownAt('/kept')).toBe('/kept');
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
  expect(shownAt('/404')).toBe('');
});

test('an endless address is cut', () => {
  expect(shownAt(`/${'x'.repeat(10_000)}`)).toHaveLength(2000);
});
