export const LAYOUT_NEEDED = 'layoutneeded';

/** For what needs all heights at once, as anchors do, or changes them. */
export const layOutAll = () => dispatchEvent(new Event(LAYOUT_NEEDED));

/**
 * Inline in the head, as the text of this function, so it uses nothing from outside. Sections far below the view have
 * no layout until the visitor scrolls or uses the keyboard, or the page is idle; those just below it, until the first
 * paint. After that, those out of the view keep the height that they last had, and a press costs only what is seen.
 */
export function deferLayout(layoutNeeded: typeof LAYOUT_NEEDED) {
  const pictureMs = 5000;
  const { dataset } = document.documentElement;
  const sections = () => document.querySelectorAll<HTMLElement>('[data-section]');
  // In view none becomes skippable: in that frame a press would not reach it, and Chrome counts a layout shift.
  const outOfView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (!isIntersecting) target.setAttribute('data-skippable', '');
    },
    { rootMargin: '100% 0px' },
  );
  // Not read before it is needed, because that makes the browser compute all styles.
  let [width, height, timer] = [0, 0, 0];
  const layOut = (pauseMs = 0) => {
    [width, height] = [innerWidth, innerHeight];
    delete dataset.layout;
    outOfView.disconnect();
    for (const section of sections()) {
      section.removeAttribute('data-skippable');
      section.style.contentVisibility = '';
    }
    const skip = () => {
      delete dataset.layout;
      for (const section of sections()) outOfView.observe(section);
    };
    clearTimeout(timer);
    // The heights are remembered at the end of the next frame.
    timer = window.setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(skip)), pauseMs);
  };
  addEventListener('resize', () => {
    // Chrome takes a picture of the whole page after a resize to the same size, or to 1 × 1 and back.
    if (width && (width !== innerWidth || height === innerHeight)) {
      layOut(pictureMs);
      dataset.layout = 'whole';
    }
    height = innerHeight;
  });
  addEventListener(layoutNeeded, () => layOut());
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload returns to its place of the page; an anchor may be one that only scripts understand (#enquiry?agriculture).
  const allAtOnce = visit?.type !== 'navigate' || location.hash;
  for (const type of allAtOnce ? ['load'] : ['scroll', 'keydown'])
    addEventListener(type, () => layOut(), { once: true });
  if (allAtOnce) return;
  dataset.layout = 'view';
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const layOutEach = ([next, ...others]: HTMLElement[]) => {
    if (!dataset.layout) return;
    if (!next) return layOut();
    next.style.contentVisibility = 'visible';
    // A desktop has room for pictures that its visitor may jump to; on a phone they are requested near the view.
    if (matchMedia('(hover: hover)').matches)
      for (const picture of next.querySelectorAll('img')) picture.loading = 'eager';
    whenIdle(() => layOutEach(others));
  };
  addEventListener('load', () => whenIdle(() => layOutEach([...sections()])), { once: true });
  new PerformanceObserver((list) => {
    const painted = list.getEntriesByName('first-contentful-paint').length > 0;
    if (painted && dataset.layout === 'view') dataset.layout = 'near';
  }).observe({ type: 'paint', buffered: true });
}
