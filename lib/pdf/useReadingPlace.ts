import { clamp } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { PAGE_GAP } from '@/lib/pdf/useZoom';

/** The text at this share of the view's height counts as being read, and stays there when the scale changes. */
const READING_LINE = 0.25;

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop + clientHeight >= scrollHeight - 1;

/** The page that is read in a scrolling view, 1 at first, and the way to another. */
export function useReadingPlace(scale: number) {
  const view = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const place = useRef({ x: 0.5, y: 0 });
  /** Of several pages at the end of the view, the one that was asked for is read, else the last. */
  const asked = useRef<number>(null);

  useLayoutEffect(() => {
    if (!view.current || !scale) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = view.current;
    view.current.scrollTo({
      left: place.current.x * scrollWidth - clientWidth / 2,
      top: place.current.y * scrollHeight - clientHeight * READING_LINE,
      behavior: 'instant',
    });
  }, [scale]);

  const onScroll = () => {
    if (!view.current) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = view.current;
    const line = clientHeight * READING_LINE;
    place.current = { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + line) / scrollHeight };
    if (isAtEnd(view.current)) {
      setPage(asked.current ?? view.current.querySelectorAll('article').length);
      return;
    }
    asked.current = null;
    const { top, left } = view.current.getBoundingClientRect();
    const read = document.elementFromPoint(left + clientWidth / 2, top + line)?.closest('article');
    if (read) setPage(Number(read.dataset.page));
  };

  const goTo = (wanted: number) => {
    if (!view.current) return;
    const pages = view.current.querySelectorAll('article');
    const number = clamp(wanted, 1, pages.length);
    const { offsetTop = 0 } = pages[number - 1] ?? {};
    view.current.scrollTo({ top: offsetTop - PAGE_GAP * scale, behavior: 'instant' });
    asked.current = isAtEnd(view.current) ? number : null;
    setPage(number);
  };

  return { view, page, onScroll, goTo };
}
