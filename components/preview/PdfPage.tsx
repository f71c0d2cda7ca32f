import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useRef } from 'react';
import { Page } from 'react-pdf';
import { PageCanvas } from '@/components/preview/PageCanvas';
import type { PageBox } from '@/lib/pdf/pageLayout';
import type { DocumentSearch } from '@/lib/pdf/useDocumentSearch';
import type { DocumentView } from '@/lib/pdf/useDocumentView';
import { useSearchHighlights } from '@/lib/pdf/useSearchHighlights';
import { PREVIEW_POINT_PX } from '@/lib/pdf/zoom';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './PdfPage.module.css';

export type PdfPageProps = {
  pdf: PDFDocumentProxy;
  number: number;
  box: PageBox;
  view: DocumentView;
  search: DocumentSearch;
  labels: PreviewLabels;
};

export function PdfPage({ pdf, number, box, view, search, labels }: PdfPageProps) {
  const page = useRef<HTMLElement>(null);
  const { renderText, onTextRendered } = useSearchHighlights(page, number, search);
  const facts = view.sizes.get(number);
  const failure = <p className={classes.failure}>{labels.pageFailed.replace('{page}', String(number))}</p>;
  return (
    <article
      ref={page}
      aria-label={labels.goToPage.replace('{page}', String(number))}
      className={classes.root}
      style={
        {
          '--top': `${box.top}px`,
          '--left': `${box.left}px`,
          '--width': `${box.width}px`,
          '--height': `${box.height}px`,
        } as CSSProperties
      }
    >
      {view.unreadable.has(number) && failure}
      {facts && (
        <Page
          pdf={pdf}
          pageNumber={number}
          scale={view.scale * PREVIEW_POINT_PX}
          rotate={(facts.turn + view.rotation) % 360}
          className={classes.page}
          renderMode="none"
          loading={null}
          error={failure}
          customTextRenderer={renderText}
          onRenderTextLayerSuccess={onTextRendered}
        >
          <PageCanvas failure={failure} />
        </Page>
      )}
    </article>
  );
}
