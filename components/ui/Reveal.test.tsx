/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Reveal } from '@/components/ui/Reveal';

test('content in the first view is shown at once, even in its last 100 pixels', () => {
  let report: (entry: Partial<IntersectionObserverEntry>) => void = () => {};
  const observe = jest.fn((callback: IntersectionObserverCallback, _init: IntersectionObserverInit) => {
    report = (entry) => act(() => callback([entry as IntersectionObserverEntry], {} as never));
    return { observe() {}, disconnect() {} };
  });
  Object.assign(window, { IntersectionObserver: observe });
  render(<Reveal>甲</Reveal>);
  const boundingClientRect = new DOMRect(0, window.innerHeight - 50, 0, 400);
  report({ isIntersecting: false, boundingClientRect });
  expect(screen.getByText('甲').dataset.reveal).toBe('shown');
  expect(observe.mock.lastCall?.[1].rootMargin).toBe('100000px 0px -100px 0px');
});
