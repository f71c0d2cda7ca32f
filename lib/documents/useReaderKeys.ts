import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import type { DocumentView } from '@/lib/documents/useDocumentView';

type Step = (view: DocumentView) => void;

const next: Step = ({ goTo, page }) => goTo(page + 1);
const previous: Step = ({ goTo, page }) => goTo(page - 1);

const STEPS: Record<string, Step> = {
  '+': (view) => view.zoomIn(),
  '=': (view) => view.zoomIn(),
  '-': (view) => view.zoomOut(),
  '0': (view) => view.fitWidth(),
  r: (view) => view.rotate(),
  n: next,
  p: previous,
  Home: ({ goTo }) => goTo(1),
  End: ({ goTo, count }) => goTo(count),
};

/** Left and right turn pages as long as there is nothing to see at the sides. */
const ARROWS: Record<string, Step> = { ArrowRight: next, ArrowLeft: previous };

function stepFor(key: string, scroller: HTMLElement) {
  const sideways = scroller.scrollWidth > scroller.clientWidth;
  return STEPS[key] ?? (sideways ? undefined : ARROWS[key]);
}

type Commands = { onSearch: () => void; onPrint: () => void };

/**
 * With Ctrl, searching and printing are the document's own, since only a few of its pages are on the page.
 * Single keys count only while the document has the focus.
 */
export function useReaderKeys(
  scroller: RefObject<HTMLElement | null>,
  view: DocumentView,
  { onSearch, onPrint }: Commands,
) {
  useHotkeys(
    [
      ['mod+F', onSearch],
      ['mod+P', onPrint],
    ],
    [],
  );
  useWindowEvent('keydown', (event) => {
    const { current } = scroller;
    const combined = event.altKey || event.ctrlKey || event.metaKey;
    if (!current || event.target !== current || combined || event.defaultPrevented) return;
    const step = stepFor(event.key.length === 1 ? event.key.toLowerCase() : event.key, current);
    if (!step) return;
    event.preventDefault();
    step(view);
  });
}
