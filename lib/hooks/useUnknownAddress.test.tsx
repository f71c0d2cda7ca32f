import { renderHook } from '@testing-library/react';
import { useUnknownAddress } from '@/lib/hooks/useUnknownAddress';

const shownAt = (address: string, state: unknown = null) => {
  history.pushState(state, '', address);
  const { result, unmount } = renderHook(useUnknownAddress);
  unmount();
  return result.current;
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('an unknown address is shown, kept on the device and replaced by /404', () => {
  expect(shownAt('/abotu?x=1#y')).toBe('/abotu?x=1#y');
  expect(location.pathname).toBe('/404');
  expect(localStorage.getItem('requestedUrl')).toBe('/abotu?x=1#y');
});

test('what others keep in the history stays there', () => {
  shownAt('/abotu', { others: true });
  expect(history.state).toEqual({ others: true, requestedUrl: '/abotu' });
});

test.each(['/404', '/404/'])('%s opened directly shows no address asked for long ago', (address) => {
  localStorage.setItem('requestedUrl', '/long-ago');
  expect(shownAt(address)).toBe('');
});

test('/404 come back to shows what was asked for there, not the latest', () => {
  shownAt('/latest');
  expect(shownAt('/404', { requestedUrl: '/earlier' })).toBe('/earlier');
});

test('with a full or forbidden storage it is shown all the same', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  expect(shownAt('/kept')).toBe('/kept');
});

test.each([
  ['no text', 7],
  ['no path', 'javascript:alert(1)'],
  ['with a mark of direction', '/\u202Ex'],
  ['with a line break', '/x\ny'],
])('garbage in the history, %s, is nothing', (_name, garbage) => {
  expect(shownAt('/404', { requestedUrl: garbage })).toBe('');
});

test('an endless address is cut', () => {
  expect(shownAt(`/${'x'.repeat(10_000)}`)).toHaveLength(2000);
});
