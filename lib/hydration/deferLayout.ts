/** Anchors, and reloads that return to a place of the page, need all heights at once. */
export function layOutAll() {
  delete document.documentElement.dataset.layoutDeferred;
}

/**
 * Inline in the head, as the text of this function, so it uses nothing from outside. Sections far below the view have
 * no layout until the visitor scrolls or uses the keyboard; those just below it, until the first paint.
 */
export function deferLayout() {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // An anchor may be one that only scripts understand (#enquiry?agriculture).
  if (visit?.type !== 'navigate' || location.hash) return;
  root.dataset.layoutDeferred = 'near';
  new PerformanceObserver((list) => {
    const painted = list.getEntriesByName('first-contentful-paint').length > 0;
    if (painted && root.dataset.layoutDeferred) root.dataset.layoutDeferred = '';
  }).observe({ type: 'paint', buffered: true });
  for (const begins of ['scroll', 'keydown']) {
    addEventListener(begins, () => delete root.dataset.layoutDeferred, { once: true });
  }
}
