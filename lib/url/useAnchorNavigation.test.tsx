import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useAnchorNavigation } from '@/lib/url/useAnchorNavigation';

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

test('a link within the page opens the folded part that it leads into before it scrolls there', async () => {
  render(<Page />);
  const part = screen.getByRole<HTMLDetailsElement>('group');
  const scrolled = jest.fn(() => expect(part.open).toBe(true));
  Element.prototype.scrollIntoView = scrolled;
  expect(part.open).toBe(false);
  fireEvent.click(screen.getByText('问'));
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
});
