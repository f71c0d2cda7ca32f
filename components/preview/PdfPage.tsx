import { useIntersection } from '@mantine/hooks';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { useReleasedCanvas } from '@/lib/pdf/useReleasedCanvas';
import { canvasPixelRatio, type PageSize } from '@/lib/pdf/useZoom';
import type { PreviewLabels } from '@/lib/schema/preview';
import { fill } from '@/lib/text/fill';
import classes from './PdfPage.module.css';

type PdfPageProps = {
  number: number;
  /** The first page's size, used until this page's own is known. */
  firstSize: PageSize;
  scale: number;
  view: Element | null;
  labels: PreviewLabels;
};

const HALF_A_VIEW = '50% 0px';

export function PdfPage({ number, firstSize, scale, view, labels }: PdfPageProps) {
  const { ref, entry } = useIntersection({ rootMargin: HALF_A_VIEW, root: view });
  const isNear = entry?.isIntersecting ?? false;
  const [size, setSize] = useState(firstSize);
  const [failed, setFailed] = useState(false);
  const loaded = useRef<PDFPageProxy>(null);
  const canvasRef = useReleasedCanvas();
  const layers = useRef<HTMLDivElement>(null);
  const named = (text: string) => fill(text, { page: number });

  // pdf.js keeps the pictures of a page until cleanup().
  useEffect(() => {
    if (!isNear) loaded.current?.cleanup();
  }, [isNear]);

  const onLoadSuccess = (page: PDFPageProxy) => {
    loaded.current = page;
    setSize(page.getViewport({ scale: 1 }));
  };
  const onError = () => setFailed(true);
  /** react-pdf's structure tree refers to links by other ids than pdf.js gives them. */
  const nameLinks = () => {
    for (const owner of layers.current?.querySelectorAll('canvas [aria-owns$="R"]') ?? []) {
      owner.setAttribute('aria-owns', `pdfjs_internal_id_${owner.getAttribute('aria-owns')}`);
    }
  };

  return (
    <article
      ref={ref}
      aria-label={named(labels.pageName)}
      className={classes.root}
      style={{
        '--width': `${Math.floor(size.width * scale)}px`,
        '--height': `${Math.floor(size.height * scale)}px`,
      }}
      data-page={number}
    >
      {failed && <p className={classes.failure}>{named(labels.pageFailed)}</p>}
      {isNear && !failed && (
        <Page
          pageNumber={number}
          scale={scale}
          devicePixelRatio={canvasPixelRatio(size, scale, window.devicePixelRatio)}
          inputRef={layers}
          canvasRef={canvasRef}
          loading={null}
          error={null}
          onLoadSuccess={onLoadSuccess}
          onLoadError={onError}
          onRenderError={onError}
          onGetStructTreeSuccess={nameLinks}
        />
      )}
    </article>
  );
}
