import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { highlightedHtml } from '@/lib/pdf/textSearch';
import type { DocumentSearch } from '@/lib/pdf/useDocumentSearch';

type Piece = { str: string; itemIndex: number };

/** The page around the document stays where it is, with its tools in view. */
function bringIntoView(mark: Element) {
  const { scrollX, scrollY } = window;
  mark.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** Marks what was found on a page, and brings the current find into view once, when it is drawn. */
export function useSearchHighlights(
  page: RefObject<HTMLElement | null>,
  number: number,
  search: DocumentSearch,
) {
  const { query, finds, current, textOf } = search;
  const find = finds[current];
  const here = finds.filter(({ page }) => page === number);
  const text = textOf(number);
  const shown = useRef<unknown>(null);
  const wanted = useRef(find);
  wanted.current = find;

  // A search that goes on reports new lists with the same finds in them: only a change on this page counts.
  const sign = here.length ? `${query} ${here.length} ${find ? here.indexOf(find) : -1}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sign stands for the finds
  const renderText = useMemo(() => {
    if (!sign || !text) return;
    return ({ str, itemIndex }: Piece) => highlightedHtml(str, text.starts[itemIndex] ?? 0, here, find);
  }, [sign]);

  const onTextRendered = useCallback(() => {
    const mark = page.current?.querySelector('mark[data-current]');
    if (!mark || shown.current === wanted.current) return;
    shown.current = wanted.current;
    bringIntoView(mark);
  }, [page]);

  return { renderText, onTextRendered };
}
