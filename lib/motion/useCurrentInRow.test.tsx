/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useCurrentInRow } from '@/lib/motion/useCurrentInRow';

const moved = jest.fn();

function Row({ current }: { current: string }) {
  const row = useRef<HTMLUListElement>(null);
  useCurrentInRow(row, current);
  return (
    <ul ref={row}>
      {['one', 'two', 'three'].map((id) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current || undefined}>
            {id}
          </a>
        </li>
      ))}
    </ul>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  moved.mockClear();
  Element.prototype.scrollTo = moved;
});

test('a row is scrolled once, after the page has stopped scrolling', () => {
  const { rerender } = render(<Row current="one" />);
  for (const current of ['one', 'two', 'two', 'three', 'three', 'three']) {
    rerender(<Row current={current} />);
    wait(100);
    window.dispatchEvent(new Event('scroll'));
  }
  expect(moved).not.toHaveBeenCalled();
  wait(400);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('a row is scrolled again only for another current link, and not after unmount', () => {
  const { rerender, unmount } = render(<Row current="one" />);
  wait(400);
  window.dispatchEvent(new Event('scroll'));
  wait(400);
  expect(moved).toHaveBeenCalledTimes(1);
  rerender(<Row current="two" />);
  wait(400);
  rerender(<Row current="three" />);
  unmount();
  wait(400);
  expect(moved).toHaveBeenCalledTimes(2);
});

test('a row is not scrolled away from the link that the keyboard has reached', () => {
  const { getByText } = render(<Row current="one" />);
  act(() => getByText('three').focus());
  wait(400);
  expect(moved).not.toHaveBeenCalled();
});
