/** Jumps, and the way back to a place of the page, need its true height. */
export function layOutAll() {
  delete document.documentElement.dataset.lateLayout;
}

/**
 * Inline in the head, as the text of this function, so it uses nothing from outside. What is far away has no layout
 * until the visitor scrolls or uses the keyboard.
 */
export function layOutLate() {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  root.dataset.lateLayout = '';
  for (const begins of ['scroll', 'keydown']) {
    addEventListener(begins, () => delete root.dataset.lateLayout, { once: true });
  }
}
