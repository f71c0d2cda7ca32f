import { configure } from '@testing-library/dom';

// On a busy machine typing may take longer than the usual second.
configure({ asyncUtilTimeout: 5000 });

/** APIs that jsdom lacks: no media query matches, nothing is measured, nothing comes into view by itself. */
class StillObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

if (typeof window !== 'undefined') {
  window.ResizeObserver = StillObserver;
  window.IntersectionObserver = StillObserver as unknown as typeof IntersectionObserver;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
}
