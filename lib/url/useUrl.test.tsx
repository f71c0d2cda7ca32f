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

it('has no address while the page is rendered on the server', () => {
  go('/?query=safety');
  expect(renderToString(<Query />)).toBe('none');
});

it('renders again only when the answer changes, and not for hydration', () => {
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

it('adds one history entry for an address that is written twice', () => {
  const before = history.length;
  for (let press = 0; press < 3; press += 1) updateUrl('/?query=forestry#cooperation');
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?query=forestry');
});

it('survives a browser that throws on too many history entries', () => {
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  expect(() => updateUrl('/?query=never')).not.toThrow();
});
