import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import type { DocumentView } from '@/lib/pdf/useDocumentView';

type Step = (view: DocumentView) => void;

const next: Step = ({ goTo, page }) => goTo(page + 1);
const previous: Step = ({ goTo, page }) => goTo(page - 1);

const STEPS: Record<string, Step> = {
  '+': ({ zoomIn }) => zoomIn(),
  '=': ({ zoomIn }) => zoomIn(),
  '-': ({ zoomOut }) => zoomOut(),
  '0': ({ fitWidth }) => fitWidth(),
  r: ({ rotate }) => rotate(),
  n: next,
  p: previous,
  ArrowRight: next,
  ArrowLeft: previous,
  Home: ({ goTo }) => goTo(1),
  End: ({ goTo, count }) => goTo(count),
};

type Commands = { onSearch: () => void; onPrint: () => void };

/**
 * With Ctrl, searching and printing are the document's own, since only a few of its pages are on the page.
 * Single keys count only while the document has the focus.
 */
export function useReaderShortcuts(
  scroller: RefObject<HTMLElement | null>,
  view: DocumentView,
  { onSearch, onPrint }: Commands,
) {
  const commands: Parameters<typeof useHotkeys>[0] = [
    ['mod+F', onSearch],
    ['mod+P', onPrint],
  ];
  useHotkeys(commands, []);
  useWindowEvent('keydown', (event) => {
    const { current } = scroller;
    const combined = event.altKey || event.ctrlKey || event.metaKey;
    if (!current || event.target !== current || combined || event.defaultPrevented) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Left and right turn pages as long as there is nothing to see at the sides.
    const scrolls = key.startsWith('Arrow') && current.scrollWidth > current.clientWidth;
    if (!STEPS[key] || scrolls) return;
    event.preventDefault();
    STEPS[key](view);
  });
}
