import { type RefObject, useEffect, useState } from 'react';
import type { PageSize } from '@/lib/runtime/pageLayout';

const NOTHING: PageSize = { width: 0, height: 0 };

/** The inner size of an element without its scroll bars; zero at first. */
export function useElementSize(element: RefObject<HTMLElement | null>): PageSize {
  const [size, setSize] = useState(NOTHING);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: target.clientWidth, height: target.clientHeight });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
