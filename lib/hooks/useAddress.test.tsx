import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { announceAddress, useAddress } from '@/lib/hooks/useAddress';

function Shown() {
  return useAddress() === null ? 'none' : 'known';
}

beforeEach(() => history.replaceState(null, '', '/'));

it('follows what scripts write, once they announce it', () => {
  const { result } = renderHook(useAddress);
  act(() => {
    history.pushState(null, '', '/?query=safety#cooperation');
    announceAddress();
  });
  expect(result.current).toEqual({ path: '/', hash: 'cooperation', query: 'safety' });
});

it.each(['popstate', 'hashchange'])('follows %s', (name) => {
  const { result } = renderHook(useAddress);
  act(() => {
    history.replaceState(null, '', '/#cooperation?forestry');
    window.dispatchEvent(new Event(name));
  });
  expect(result.current).toEqual({ path: '/', hash: 'cooperation', query: 'forestry' });
});

it('knows no address while the page is drawn ahead', () => {
  expect(renderToString(<Shown />)).toBe('none');
});
