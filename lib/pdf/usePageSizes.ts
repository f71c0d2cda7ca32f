import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useRef, useState } from 'react';
import type { PageRange, PageSize } from '@/lib/pdf/pageLayout';

type PageFacts = PageSize & {
  /** How far the file itself turns the page. */
  turn: number;
};

type Found = { sizes: ReadonlyMap<number, PageFacts>; unreadable: ReadonlySet<number> };

const NOTHING: Found = { sizes: new Map(), unreadable: new Set() };

/** The sizes of pages, found out as they come near; none at first. */
export function usePageSizes(pdf: PDFDocumentProxy) {
  const [found, setFound] = useState(NOTHING);
  const asked = useRef(new Set<number>());

  const want = useCallback(
    ({ first, last }: PageRange) => {
      for (let page = first; page <= last; page += 1) {
        if (asked.current.has(page)) continue;
        asked.current.add(page);
        pdf.getPage(page).then(
          (proxy) => {
            const { width, height } = proxy.getViewport({ scale: 1 });
            const facts = { width, height, turn: proxy.rotate };
            setFound((before) => ({ ...before, sizes: new Map(before.sizes).set(page, facts) }));
          },
          () => setFound((before) => ({ ...before, unreadable: new Set(before.unreadable).add(page) })),
        );
      }
    },
    [pdf],
  );

  return { ...found, want };
}
