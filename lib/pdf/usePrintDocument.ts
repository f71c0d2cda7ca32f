import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/lib/notices/toasts';
import { printDocument } from '@/lib/pdf/printDocument';

const PREVIEW_PRINT_MAX_PAGES = 60;

type Words = { elsewhere: string; failed: string };

/** Prints short documents from here; long ones are opened by themselves, where the browser prints them. Idle at first. */
export function usePrintDocument(pdf: PDFDocumentProxy, href: string, words: Words) {
  const [page, setPage] = useState(0);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setPage(0);
  };

  const print = () => {
    if (running.current) return;
    if (pdf.numPages > PREVIEW_PRINT_MAX_PAGES) {
      window.open(href, '_blank', 'noopener,noreferrer');
      showToast(words.elsewhere);
      return;
    }
    running.current = new AbortController();
    printDocument(pdf, setPage, running.current.signal)
      .catch(() => showToast(words.failed))
      .finally(stop);
  };

  return { page, print, stop };
}
