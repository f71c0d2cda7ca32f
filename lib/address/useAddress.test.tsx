import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Address } from '@/lib/address/address';
import { announceAddress, useAddress, writeAddress } from '@/lib/address/useAddress';

const asText = (address: Address | null) =>
  address ? `${address.path} ${address.hash} ${address.query}` : 'none';

const drawn = jest.fn();

function Shown() {
  return useAddress(asText);
}

function Query() {
  drawn();
  return useAddress((address) => address?.query || 'none');
}

function go(href: string) {
  act(() => {
    history.pushState(null, '', href);
    announceAddress();
  });
}

beforeEach(() => history.replaceState(null, '', '/'));

it('follows what scripts write, once they announce it', () => {
  const { result } = renderHook(() => useAddress(asText));
  go('/?query=safety#cooperation');
  expect(result.current).toBe('/ cooperation safety');
});

it('knows no address while the page is drawn ahead', () => {
  expect(renderToString(<Shown />)).toBe('none');
});

it('draws who asks anew only when the answer changes, not even to take the exported page over', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Query />);
  drawn.mockClear();
  render(<Query />, { container, hydrate: true });
  go('/#cooperation');
  expect(drawn).toHaveBeenCalledTimes(1);
  go('/?query=safety');
  expect(container.textContent).toBe('safety');
});

it('makes one entry of history for one address, however often it is written', () => {
  const before = history.length;
  for (let press = 0; press < 3; press += 1) writeAddress('/?query=forestry#cooperation');
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?query=forestry');
});
