import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useRef } from 'react';
import { Page } from 'react-pdf';
import { PageDrawing } from '@/components/preview/PageDrawing';
import type { PageBox } from '@/lib/documents/pageLayout';
import type { DocumentSearch } from '@/lib/documents/useDocumentSearch';
import type { DocumentView } from '@/lib/documents/useDocumentView';
import { PREVIEW_POINT_PX } from '@/lib/documents/useDocumentView';
import { useFindMarks } from '@/lib/documents/useFindMarks';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './PageSheet.module.css';

export type PageSheetProps = {
  pdf: PDFDocumentProxy;
  number: number;
  box: PageBox;
  view: DocumentView;
  search: DocumentSearch;
  labels: PreviewLabels;
};

export function PageSheet({ pdf, number, box, view, search, labels }: PageSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const { renderText, onTextRendered } = useFindMarks(sheet, number, search);
  const facts = view.sizes.get(number);
  const failure = <p className={classes.failure}>{labels.pageFailed.replace('{page}', String(number))}</p>;
  return (
    <article
      ref={sheet}
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
          <PageDrawing failure={failure} />
        </Page>
      )}
    </article>
  );
}
