import { type RefObject, useEffect } from 'react';

const AT_REST_MS = 300;

/**
 * Moves a row of links sideways, and never the page, until its current link stands in the middle. Not before the page
 * stands still: in Chromium up to 109 at least, a row that is moved stops the page on its way to an anchor.
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link) return;
    let timer = 0;
    const stop = () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
    const move = () => {
      stop();
      if (!row.current) return;
      row.current.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 });
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
