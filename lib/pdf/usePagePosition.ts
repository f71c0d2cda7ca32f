import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type PageLayout,
  type PageRange,
  type Place,
  pageAt,
  pagesInView,
  placeAt,
  pointOf,
} from '@/lib/pdf/pageLayout';

export type Spot = { x: number; y: number };
type Anchor = { place: Place; at: Spot };
type Seen = { range: PageRange; page: number };

/** The page under this part of the view's height is the current one, and stays there when the layout changes. */
const READING_LINE = 0.4;

function sameSight(a: Seen, b: Seen) {
  return a.page === b.page && a.range.first === b.range.first && a.range.last === b.range.last;
}

/** Which pages are in view; keeps the place while sizes and scale change. Before the first layout it is `start`. */
export function usePagePosition(
  scroller: RefObject<HTMLElement | null>,
  layout: PageLayout | null,
  start: number,
) {
  const [seen, setSeen] = useState<Seen>({ range: { first: start, last: start }, page: start });
  const anchor = useRef<Anchor | null>(null);
  const laid = useRef(layout);

  /** Whatever lies at the spot of the view stays there when the layout changes next. */
  const hold = useCallback(
    (at: Spot) => {
      const { scrollLeft = 0, scrollTop = 0 } = scroller.current ?? {};
      if (!laid.current) return;
      anchor.current = { place: placeAt(laid.current, scrollLeft + at.x, scrollTop + at.y), at };
    },
    [scroller],
  );

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element?.clientHeight || !laid.current) return;
    const { scrollTop, clientWidth, clientHeight } = element;
    const line = clientHeight * READING_LINE;
    hold({ x: clientWidth / 2, y: line });
    const now = {
      range: pagesInView(laid.current, scrollTop, clientHeight),
      page: pageAt(laid.current, scrollTop + line),
    };
    setSeen((before) => (sameSight(before, now) ? before : now));
  }, [scroller, hold]);

  const goTo = useCallback(
    (page: number) => {
      const box = laid.current?.pages[page - 1];
      if (box) scroller.current?.scrollTo({ top: box.top - (laid.current?.gap ?? 0), behavior: 'instant' });
    },
    [scroller],
  );

  useLayoutEffect(() => {
    laid.current = layout;
    if (!layout) return;
    if (anchor.current) {
      const { place, at } = anchor.current;
      const point = pointOf(layout, place);
      scroller.current?.scrollTo({ left: point.x - at.x, top: point.y - at.y, behavior: 'instant' });
    } else {
      goTo(start);
    }
    look();
  }, [layout, scroller, start, goTo, look]);

  useEffect(() => {
    const element = scroller.current;
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, look]);

  return { ...seen, hold, goTo };
}
