import { configure } from '@testing-library/dom';

// A busy machine may take longer than a second for what a person types.
configure({ asyncUtilTimeout: 5000 });

/** As next.config.mjs has it; without a build nobody tells the links. */
process.env.__NEXT_TRAILING_SLASH = 'true';

/** What browsers have and jsdom has not: nothing matches, nothing is measured, nothing comes into view by itself. */
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
