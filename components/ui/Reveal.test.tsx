import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Reveal } from '@/components/ui/Reveal';

type Sight = { isIntersecting: boolean; top: number; height?: number };

let observers: ObserverStub[] = [];
let reducedMotion = false;

class ObserverStub {
  readonly watched = new Set<Element>();
  constructor(
    readonly report: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    observers.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    this.watched.clear();
  }
}

function see(text: string, { isIntersecting, top, height = 400 }: Sight) {
  const target = screen.getByText(text);
  const observer = observers.find(({ watched }) => watched.has(target));
  const entry: Partial<IntersectionObserverEntry> = {
    target,
    isIntersecting,
    boundingClientRect: new DOMRect(0, top, 0, height),
  };
  act(() => observer?.report([entry as IntersectionObserverEntry], {} as IntersectionObserver));
}

const below = { isIntersecting: false, top: 5000 };
const inView = { isIntersecting: true, top: 100 };
const stateOf = (text: string) => screen.getByText(text).dataset.reveal;

beforeEach(() => {
  observers = [];
  reducedMotion = false;
  Object.assign(window, {
    IntersectionObserver: ObserverStub,
    matchMedia: () => ({ matches: reducedMotion }),
  });
});

test('nothing is hidden in the HTML, nor before the observer has reported', () => {
  expect(renderToString(<Reveal>甲</Reveal>)).not.toContain('data-reveal');
  render(<Reveal>甲</Reveal>);
  expect(stateOf('甲')).toBeUndefined();
});

test('what lies below the view waits and is shown once', () => {
  render(<Reveal>甲</Reveal>);
  see('甲', below);
  expect(stateOf('甲')).toBe('waiting');
  see('甲', inView);
  expect(stateOf('甲')).toBe('shown');
  see('甲', below);
  expect(stateOf('甲')).toBe('shown');
});

test('what is in the view at the start never waits, not even in its last 100 pixels', () => {
  render(
    <>
      <Reveal>甲</Reveal>
      <Reveal>乙</Reveal>
    </>,
  );
  see('甲', inView);
  see('乙', { isIntersecting: false, top: window.innerHeight - 50 });
  expect([stateOf('甲'), stateOf('乙')]).toEqual(['shown', 'shown']);
});

test('what has no layout yet waits, wherever it seems to be', () => {
  render(<Reveal>甲</Reveal>);
  see('甲', { isIntersecting: false, top: 0, height: 0 });
  expect(stateOf('甲')).toBe('waiting');
});

test('all share one observer that wants 100 pixels and counts what lies above as seen', () => {
  render(
    <>
      <Reveal>甲</Reveal>
      <Reveal>乙</Reveal>
    </>,
  );
  expect(observers).toHaveLength(1);
  expect(observers[0]?.options.rootMargin).toBe('100000px 0px -100px 0px');
});

test('the focus shows what it goes into', () => {
  render(
    <Reveal>
      甲<button type="button">乙</button>
    </Reveal>,
  );
  see('甲', below);
  act(() => screen.getByRole('button').focus());
  expect(stateOf('甲')).toBe('shown');
});

test('printing shows everything', () => {
  render(
    <>
      <Reveal>甲</Reveal>
      <Reveal>乙</Reveal>
    </>,
  );
  see('甲', below);
  see('乙', below);
  fireEvent(window, new Event('beforeprint'));
  expect([stateOf('甲'), stateOf('乙')]).toEqual(['shown', 'shown']);
});

test('nothing is watched under reduced motion', () => {
  reducedMotion = true;
  render(<Reveal>甲</Reveal>);
  expect(observers).toHaveLength(0);
});

test('the observer is let go with the last element and made anew for the next', () => {
  const { unmount } = render(<Reveal>甲</Reveal>);
  unmount();
  expect(observers[0]?.watched.size).toBe(0);
  render(<Reveal>乙</Reveal>);
  see('乙', below);
  expect(stateOf('乙')).toBe('waiting');
});
