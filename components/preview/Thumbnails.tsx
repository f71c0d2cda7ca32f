import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Thumbnail } from '@/components/preview/Thumbnail';
import type { DocumentView } from '@/lib/documents/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './Thumbnails.module.css';

type ThumbnailsProps = {
  pdf: PDFDocumentProxy;
  view: DocumentView;
  labels: PreviewLabels;
  onPage: (page: number) => void;
};

export function Thumbnails({ pdf, view, labels, onPage }: ThumbnailsProps) {
  return (
    <ol className={classes.root}>
      {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <Thumbnail
            pdf={pdf}
            number={number}
            size={view.sizes.get(number) ?? view.usual}
            current={number === view.page}
            label={labels.goToPage.replace('{page}', String(number))}
            onPage={onPage}
          />
        </li>
      ))}
    </ol>
  );
}
