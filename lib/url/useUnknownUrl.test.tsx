/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useUnknownUrl } from '@/lib/url/useUnknownUrl';

const shownAt = (address: string, state: unknown = null) => {
  history.pushState(state, '', address);
  const { result, unmount } = renderHook(useUnknownUrl);
  unmount();
  return result.current;
};

afterEach(() => {
  jest.restoreAllMocks();
  shownAt('/forgotten');
  localStorage.clear();
});

test('other state in the history is kept', () => {
  shownAt('/abotu', { others: true });
  expect(history.state).toEqual({ others: true });
});

test('a very long address is cut', () => {
  expect(shownAt(`/${'x'.repeat(10_000)}`)).toHaveLength(2000);
});
