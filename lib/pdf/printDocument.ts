import type { PDFDocumentProxy } from 'pdfjs-dist';

const PRINT_SCALE = 150 / 72;
const JPEG_QUALITY = 0.92;
/** Some browsers say that printing is over while they still draw it. */
const KEPT_AFTER_PRINT_MS = 1000;

async function renderPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: PRINT_SCALE });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const image = new Image();
  image.src = canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  await image.decode();
  return image;
}

async function pageRule(pdf: PDFDocumentProxy) {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const style = document.createElement('style');
  style.textContent = `@page{size:${width}pt ${height}pt;margin:0}`;
  return style;
}

export async function printDocument(
  pdf: PDFDocumentProxy,
  onPage: (page: number) => void,
  signal: AbortSignal,
) {
  const pages = document.createElement('div');
  pages.dataset.printPages = '';
  pages.append(await pageRule(pdf));
  const canvas = document.createElement('canvas');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    onPage(number);
    pages.append(await renderPage(pdf, number, canvas));
    if (signal.aborted) break;
  }
  canvas.width = 0;
  canvas.height = 0;
  if (signal.aborted) return;
  document.body.append(pages);
  document.documentElement.dataset.printingPages = '';
  const clear = () => {
    pages.remove();
    delete document.documentElement.dataset.printingPages;
  };
  window.addEventListener('afterprint', () => setTimeout(clear, KEPT_AFTER_PRINT_MS), { once: true });
  window.print();
}
