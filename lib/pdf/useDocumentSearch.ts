import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { type FoldedText, findMatches, foldPieces, type Match } from '@/lib/pdf/textSearch';
import { foldText } from '@/lib/text/foldText';

type Search = {
  query: string;
  finds: readonly Match[];
  /** Counts from 0; -1 while there is none. */
  current: number;
  searching: boolean;
};

const NOTHING: Search = { query: '', finds: [], current: -1, searching: false };
const TYPING_PAUSE_MS = 200;
const REPORT_EVERY_PAGES = 10;

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<FoldedText> {
  try {
    const proxy = await pdf.getPage(page);
    const { items } = await proxy.getTextContent();
    return foldPieces(items.map((item) => ('str' in item ? item.str : '')));
  } catch {
    return foldPieces([]);
  }
}

/** The find to begin with: the first on the page that is being read, or after it; none as long as one may still come. */
function firstFrom(finds: readonly Match[], page: number, searching: boolean) {
  const index = finds.findIndex((find) => find.page >= page);
  return index === -1 && !searching ? finds.length - 1 : index;
}

/** Searches page by page, and reports what it has as it goes. Nothing is searched at first. */
export function useDocumentSearch(pdf: PDFDocumentProxy, query: string, readingPage: number) {
  const [search, setSearch] = useState(NOTHING);
  const texts = useRef(new Map<number, FoldedText>());
  const page = useRef(readingPage);
  page.current = readingPage;
  const folded = foldText(query).text;

  useEffect(() => {
    if (!folded) return setSearch(NOTHING);
    let stopped = false;
    const report = (finds: readonly Match[], searching: boolean) =>
      setSearch((before) => {
        const kept = before.query === folded && before.current !== -1;
        return {
          query: folded,
          finds: [...finds],
          current: kept ? before.current : firstFrom(finds, page.current, searching),
          searching,
        };
      });
    const run = async () => {
      const finds: Match[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const text = texts.current.get(number) ?? (await textOf(pdf, number));
        if (stopped) return;
        texts.current.set(number, text);
        finds.push(...findMatches(text.text, folded, number));
        if (number % REPORT_EVERY_PAGES === 0) report(finds, true);
      }
      report(finds, false);
    };
    const timer = setTimeout(run, TYPING_PAUSE_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [pdf, folded]);

  const step = (by: 1 | -1) =>
    setSearch((before) => {
      const { length } = before.finds;
      const from = before.current === -1 && by === -1 ? 0 : before.current;
      return length ? { ...before, current: (from + by + length) % length } : before;
    });

  return { ...search, textOf: (number: number) => texts.current.get(number), step };
}

export type DocumentSearch = ReturnType<typeof useDocumentSearch>;
