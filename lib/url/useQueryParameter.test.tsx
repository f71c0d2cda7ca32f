import { act, renderHook } from '@testing-library/react';
import { useQueryParameter } from '@/lib/url/useQueryParameter';
import { useUrl } from '@/lib/url/useUrl';

const useModel = () => useQueryParameter('model', (text) => text || 'p60');
const useHash = () => useUrl((address) => address?.hash ?? '');
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => history.replaceState(null, '', '/?query=safety#eco'));

it.each([
  ['a new entry of history that keeps the hash', {}, '#eco', 1],
  ['in the place of the old entry another element', { hash: 'product', how: 'replace' }, '#product', 0],
] as const)('writes %s, keeps other parameters, and tells all readers', (_how, choice, hash, entries) => {
  const { result } = renderHook(useModel);
  const { result: other } = renderHook(useHash);
  const before = history.length;
  act(() => result.current[1]('t100', choice));
  expect(result.current[0]).toBe('t100');
  expect(`#${other.current}`).toBe(hash);
  expect(address()).toBe(`/?query=safety&model=t100${hash}`);
  expect(history.length).toBe(before + entries);
});

it('outlives a browser that refuses to write history so often', () => {
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  const { result } = renderHook(useModel);
  expect(() => act(() => result.current[1]('t70'))).not.toThrow();
  expect(result.current[0]).toBe('p60');
});
