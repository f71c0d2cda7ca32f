import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { oneOf } from '@/lib/address/queryParameters';
import { useAddress } from '@/lib/address/useAddress';
import { useQueryParameter } from '@/lib/address/useQueryParameter';

const readModel = oneOf(['p60', 't70', 't100']);
const useModel = () => useQueryParameter('model', readModel);
const address = () => location.pathname + location.search + location.hash;

function goTo(href: string) {
  history.replaceState(null, '', href);
  window.dispatchEvent(new Event('popstate'));
}

beforeEach(() => goTo('/'));
afterEach(() => jest.restoreAllMocks());

function Shown() {
  const [model] = useModel();
  return model;
}

it('is the default while the page is drawn ahead', () => {
  goTo('/?model=t70');
  expect(renderToString(<Shown />)).toBe('p60');
});

it('writes a new entry of history that keeps the other parameters and the hash', () => {
  goTo('/?query=safety#eco');
  const { result } = renderHook(useModel);
  const before = history.length;
  act(() => result.current[1]('t100'));
  expect(result.current[0]).toBe('t100');
  expect(address()).toBe('/?query=safety&model=t100#eco');
  expect(history.length).toBe(before + 1);
});

it('can lead the address to an element and leave history as long as it is', () => {
  const { result } = renderHook(useModel);
  const before = history.length;
  act(() => result.current[1]('t70', { hash: 'product', how: 'replace' }));
  expect(address()).toBe('/?model=t70#product');
  expect(history.length).toBe(before);
});

it('writes nothing when the address says so already', () => {
  goTo('/?model=t70#product');
  const { result } = renderHook(useModel);
  const before = history.length;
  act(() => result.current[1]('t70', { hash: 'product' }));
  expect(history.length).toBe(before);
});

it('tells the other readers of the address', () => {
  const { result: model } = renderHook(useModel);
  const { result: hash } = renderHook(() => useAddress((address) => address?.hash ?? ''));
  act(() => model.current[1]('t70', { hash: 'product' }));
  expect(hash.current).toBe('product');
});

it('outlives a browser that refuses to write history so often', () => {
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  const { result } = renderHook(useModel);
  expect(() => act(() => result.current[1]('t70'))).not.toThrow();
  expect(result.current[0]).toBe('p60');
});
