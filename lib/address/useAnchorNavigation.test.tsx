import { fireEvent, render, waitFor } from '@testing-library/react';
import { useAnchorNavigation } from '@/lib/address/useAnchorNavigation';

jest.mock('next/navigation', () => ({ usePathname: () => '/guide/' }));

function Page() {
  useAnchorNavigation();
  return (
    <>
      <a href="#hours">问</a>
      <details>
        <summary>什么时候？</summary>
        <p id="hours">白天。</p>
      </details>
    </>
  );
}

const entry = () => document.querySelector('details');
const scrolled = jest.fn();

beforeEach(() => {
  history.replaceState(null, '', '/guide/');
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

test('an address opens the folded part that it leads into', async () => {
  history.replaceState(null, '', '#hours');
  render(<Page />);
  await waitFor(() => expect(entry()?.open).toBe(true));
});

test('so does a link within the page, before it scrolls there', async () => {
  const { getByText } = render(<Page />);
  scrolled.mockImplementation(() => expect(entry()?.open).toBe(true));
  expect(entry()?.open).toBe(false);
  fireEvent.click(getByText('问'));
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
});

test('a page opened without a question keeps all of them folded', async () => {
  render(<Page />);
  await new Promise(requestAnimationFrame);
  expect(entry()?.open).toBe(false);
});
