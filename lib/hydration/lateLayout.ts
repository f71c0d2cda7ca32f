/** Jumps, and the way back to a place of the page, need its true height. */
export function layOutAll() {
  delete document.documentElement.dataset.lateLayout;
}

/** Inline in the head, as the text of this function, so it uses nothing from outside. Until the visitor scrolls, what is far away has no layout. */
export function layOutLate() {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  root.dataset.lateLayout = '';
  addEventListener('scroll', () => delete root.dataset.lateLayout, { once: true });
}
