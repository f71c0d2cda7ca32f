import { type RefObject, useEffect } from 'react';

const AT_REST_MS = 300;

/**
 * Scrolls a row of links or tabs, and never the page, until the current one is in the middle, unless the keyboard is
 * in the row. It waits until the page rests: Chromium (up to 109 at least) stops the page's smooth scroll to an anchor
 * when the row scrolls.
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const entry =
      current && row.current?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (!entry) return;
    let timer = 0;
    const stop = () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
    const move = () => {
      stop();
      if (!row.current || row.current.querySelector(':focus-visible')) return;
      row.current.scrollTo({ left: entry.offsetLeft - (row.current.clientWidth - entry.offsetWidth) / 2 });
    };
    function wait() {
      window.clearTimeout(timer);
      timer = window.setTimeout(move, AT_REST_MS);
    }
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    return stop;
  }, [row, current]);
}
