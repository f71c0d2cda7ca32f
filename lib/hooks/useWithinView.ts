import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in the view grown by the margin, e.g. '100% 0px' for one view above and below. False at first. */
export function useWithinView(element: RefObject<Element | null>, margin = '0px') {
  const [within, setWithin] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => setWithin(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin]);
  return within;
}
