import { act } from '@testing-library/react';

type Watch = { margin: string; report: (isIntersecting: boolean) => void };

const watches = new Set<Watch>();

export function stubView() {
  watches.clear();
  window.IntersectionObserver = class {
    readonly watch: Watch;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.watch = {
        margin: options?.rootMargin ?? '0px',
        report: (isIntersecting) =>
          callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
      };
    }
    observe() {
      watches.add(this.watch);
    }
    unobserve() {
      watches.delete(this.watch);
    }
    disconnect() {
      watches.delete(this.watch);
    }
  } as unknown as typeof IntersectionObserver;
}

/** Moves all observed elements into the view, into the margins around it, or away. */
export function see(place: 'in view' | 'near' | 'away') {
  act(() => {
    for (const { margin, report } of watches) {
      report(place === 'in view' || (place === 'near' && margin !== '0px'));
    }
  });
}
