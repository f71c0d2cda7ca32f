import { type RefObject, useEffect, useState } from 'react';

/** Whether an element holds more than it shows across; true at first, so that keys can scroll it without scripts. */
export function useOverflow(element: RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
