import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { type RefObject, useEffect } from 'react';

const AT_REST_MS = 300;

/**
 * Scrolls a row of links or tabs, and never the page, until the current one is in the middle, unless the keyboard is
 * in the row. It waits until the page rests: Chromium (up to 109 at least) stops the page's smooth scroll to an anchor
 * when the row scrolls.
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, current: string | undefined) {
  const move = useDebouncedCallback(() => {
    const entry = row.current?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (!row.current || !entry || row.current.querySelector(':focus-visible')) return;
    row.current.scrollTo({ left: entry.offsetLeft - (row.current.clientWidth - entry.offsetWidth) / 2 });
  }, AT_REST_MS);
  useWindowEvent('scroll', () => move.isPending() && move(), { passive: true });
  useEffect(() => {
    if (current) move();
  }, [current, move]);
}
