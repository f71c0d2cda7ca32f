import { type RefObject, useEffect } from 'react';

/** Moves a row of links sideways, and never the page, until its current link stands in the middle. */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, current: string | null) {
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 });
  }, [row, current]);
}
