import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DocumentView } from '@/lib/hooks/useDocumentView';

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
  const onCommand = useEffectEvent((key: string) => {
    const command = { f: onSearch, p: onPrint }[key];
    command?.();
    return command !== undefined;
  });
  const onStep = useEffectEvent((key: string, target: EventTarget | null) => {
    if (!scroller.current || target !== scroller.current) return false;
    const step = stepFor(key, scroller.current);
    step?.(view);
    return step !== undefined;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const done = event.ctrlKey || event.metaKey ? onCommand(key) : onStep(key, event.target);
      if (done) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
