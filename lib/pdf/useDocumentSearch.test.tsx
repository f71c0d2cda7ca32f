import { act, renderHook, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useDocumentSearch } from '@/lib/pdf/useDocumentSearch';

const PAGES_WITH_WORD = [3, 13];

/** A document of 14 pages whose last four are read only when it is told to go on. */
function slowDocument() {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const getPage = async (number: number) => {
    if (number > 10) await told;
    const str = PAGES_WITH_WORD.includes(number) ? '机巢' : '别的';
    return { getTextContent: async () => ({ items: [{ str }] }) };
  };
  return { pdf: { numPages: 14, getPage } as unknown as PDFDocumentProxy, goOn };
}

function search(readingPage: number) {
  const { pdf, goOn } = slowDocument();
  const { result } = renderHook(() => useDocumentSearch(pdf, '机巢', readingPage));
  const currentPage = () => result.current.finds[result.current.current]?.page;
  return { result, currentPage, goOn };
}

it('waits for a find after the page that is being read rather than leading back', async () => {
  const { result, currentPage, goOn } = search(12);
  await waitFor(() => expect(result.current.finds).toHaveLength(1));
  expect(currentPage()).toBeUndefined();
  goOn();
  await waitFor(() => expect(result.current.searching).toBe(false));
  expect(currentPage()).toBe(13);
});

it('begins with what it has found already', async () => {
  const { result, currentPage } = search(2);
  await waitFor(() => expect(currentPage()).toBe(3));
  expect(result.current.searching).toBe(true);
});

it('steps back from none to the last', async () => {
  const { result, currentPage } = search(12);
  await waitFor(() => expect(result.current.finds).toHaveLength(1));
  act(() => result.current.step(-1));
  expect(currentPage()).toBe(3);
});

it('leads back to the last find where none comes after the page that is being read', async () => {
  const { result, currentPage, goOn } = search(14);
  goOn();
  await waitFor(() => expect(result.current.query && !result.current.searching).toBe(true));
  expect(currentPage()).toBe(13);
});
