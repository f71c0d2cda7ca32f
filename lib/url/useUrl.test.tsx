/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { notifyUrlChange, updateUrl, useUrl } from '@/lib/url/useUrl';

const drawn = jest.fn();

function Query() {
  drawn();
  return useUrl((address) => address?.query || 'none');
}

function go(href: string) {
  act(() => {
    history.pushState(null, '', href);
    notifyUrlChange();
  });
}

it('knows no address while the page is drawn ahead', () => {
  go('/?query=safety');
  expect(renderToString(<Query />)).toBe('none');
});

it('draws who asks anew only when the answer changes, not even to take the exported page over', () => {
  go('/');
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
  for (let press = 0; press < 3; press += 1) updateUrl('/?query=forestry#cooperation');
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?query=forestry');
});

it('outlives a browser that refuses to write history so often', () => {
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  expect(() => updateUrl('/?query=never')).not.toThrow();
});
