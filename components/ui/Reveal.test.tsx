import { act, render, screen } from '@testing-library/react';
import { Reveal } from '@/components/ui/Reveal';
import { stubMedia } from '@/lib/test/stubMedia';

let report: (entry: Partial<IntersectionObserverEntry>) => void;
let margins: string | undefined;

const at = (top: number, height = 400) => ({
  isIntersecting: false,
  boundingClientRect: new DOMRect(0, top, 0, height),
});
const state = () => screen.getByText('甲').dataset.reveal;

function show(...media: string[]) {
  stubMedia(media);
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
      margins = init.rootMargin;
      report = (entry) => act(() => callback([entry as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  render(<Reveal>甲</Reveal>);
}

test('what lies below the view, or has no layout yet, waits once the observer says so, and is shown once', () => {
  show();
  expect(state()).toBeUndefined();
  for (const entry of [at(0, 0), at(5000)]) {
    report(entry);
    expect(state()).toBe('waiting');
  }
  for (const entry of [{ ...at(100), isIntersecting: true }, at(5000)]) {
    report(entry);
    expect(state()).toBe('shown');
  }
});

test('what is in the view at the start never waits, not even in its last 100 pixels', () => {
  show();
  report(at(window.innerHeight - 50));
  expect(state()).toBe('shown');
  expect(margins).toBe('100000px 0px -100px 0px');
});

test('nothing waits under reduced motion', () => {
  show('(prefers-reduced-motion: reduce)');
  report(at(5000));
  expect(state()).toBeUndefined();
});
