import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Reveal } from '@/components/ui/Reveal';
import { stubMedia } from '@/lib/test/media';

let report: (entry: Partial<IntersectionObserverEntry>) => void;

function stubObserver(options: IntersectionObserverInit[]) {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
      options.push(init);
      report = (entry) => act(() => callback([entry as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

const at = (top: number, height = 400) => ({
  isIntersecting: false,
  boundingClientRect: new DOMRect(0, top, 0, height),
});
const stateOf = (text: string) => screen.getByText(text).dataset.reveal;

beforeEach(() => {
  stubMedia([]);
  stubObserver([]);
});

test('nothing is hidden in the HTML, nor before the observer has reported', () => {
  expect(renderToString(<Reveal>甲</Reveal>)).not.toContain('data-reveal');
  render(<Reveal>甲</Reveal>);
  expect(stateOf('甲')).toBeUndefined();
});

test('what lies below the view, or has no layout yet, waits and is shown once', () => {
  render(<Reveal>甲</Reveal>);
  report(at(0, 0));
  expect(stateOf('甲')).toBe('waiting');
  report(at(5000));
  expect(stateOf('甲')).toBe('waiting');
  report({ ...at(100), isIntersecting: true });
  expect(stateOf('甲')).toBe('shown');
  report(at(5000));
  expect(stateOf('甲')).toBe('shown');
});

test('what is in the view at the start never waits, not even in its last 100 pixels', () => {
  const options: IntersectionObserverInit[] = [];
  stubObserver(options);
  render(<Reveal>甲</Reveal>);
  report(at(window.innerHeight - 50));
  expect(stateOf('甲')).toBe('shown');
  expect(options[0]?.rootMargin).toBe('100000px 0px -100px 0px');
});

test('nothing waits under reduced motion', () => {
  stubMedia(['(prefers-reduced-motion: reduce)']);
  render(<Reveal>甲</Reveal>);
  report(at(5000));
  expect(stateOf('甲')).toBeUndefined();
});
