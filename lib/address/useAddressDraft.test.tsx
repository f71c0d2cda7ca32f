import { act, renderHook } from '@testing-library/react';
import { useAddressDraft } from '@/lib/address/useAddressDraft';

const initial = { mu: '200', price: '2.8' };
const address = () => location.pathname + location.search + location.hash;

function goTo(href: string) {
  history.replaceState(null, '', href);
  window.dispatchEvent(new Event('popstate'));
}

beforeEach(() => {
  jest.useFakeTimers();
  goTo('/');
});
afterEach(() => jest.useRealTimers());

it('starts with the initial words and says so', () => {
  const { result } = renderHook(() => useAddressDraft(initial));
  expect(result.current).toMatchObject({ words: initial, isInitial: true });
});

it('takes from the address what it names', () => {
  goTo('/?mu=88');
  const { result } = renderHook(() => useAddressDraft(initial));
  expect(result.current).toMatchObject({ words: { mu: '88', price: '2.8' }, isInitial: false });
});

it('shows each letter at once and writes the address when typing rests', () => {
  goTo('/?model=t70#eco');
  const { result } = renderHook(() => useAddressDraft(initial));
  act(() => result.current.setWord('mu', '3'));
  act(() => result.current.setWord('mu', '30'));
  expect(result.current.words).toEqual({ mu: '30', price: '2.8' });
  expect(address()).toBe('/?model=t70#eco');
  act(() => jest.runAllTimers());
  expect(address()).toBe('/?model=t70&mu=30&price=2.8#eco');
});

it('makes no entry of history', () => {
  const before = history.length;
  const { result } = renderHook(() => useAddressDraft(initial));
  act(() => result.current.setWord('mu', '30'));
  act(() => jest.runAllTimers());
  expect(history.length).toBe(before);
});

it('leaves an emptied field empty, also after the page is loaded again', () => {
  const { result, unmount } = renderHook(() => useAddressDraft(initial));
  act(() => result.current.setWord('mu', ''));
  act(() => jest.runAllTimers());
  expect(result.current.words.mu).toBe('');
  expect(address()).toBe('/?mu=&price=2.8');
  unmount();
  expect(renderHook(() => useAddressDraft(initial)).result.current.words.mu).toBe('');
});

it('follows back and forward, also before typing has rested', () => {
  const { result } = renderHook(() => useAddressDraft(initial));
  act(() => result.current.setWord('mu', '30'));
  act(() => goTo('/?mu=77'));
  act(() => jest.runAllTimers());
  expect(result.current.words.mu).toBe('77');
  expect(address()).toBe('/?mu=77');
});
