import { useMergedRef } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { PageCanvas } from '@/components/preview/PageCanvas';
import { useNearViewport } from '@/lib/hydration/useNearViewport';
import type { PageSize } from '@/lib/pdf/pageLayout';
import type { DocumentView } from '@/lib/pdf/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './Thumbnail.module.css';
import listClasses from './Thumbnails.module.css';

type ThumbnailsProps = Pick<ThumbnailProps, 'pdf' | 'onPage'> & { view: DocumentView; labels: PreviewLabels };

export function Thumbnails({ view, labels, ...thumbnail }: ThumbnailsProps) {
  return (
    <ol className={listClasses.root}>
      {Array.from({ length: thumbnail.pdf.numPages }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <Thumbnail
            {...thumbnail}
            number={number}
            size={view.sizes.get(number) ?? view.usual}
            current={number === view.page}
            label={labels.goToPage.replace('{page}', String(number))}
          />
        </li>
      ))}
    </ol>
  );
}

type ThumbnailProps = {
  pdf: PDFDocumentProxy;
  number: number;
  size: PageSize;
  current: boolean;
  label: string;
  onPage: (page: number) => void;
};

const WIDTH_PX = 144;

const Thumbnail = memo(function Thumbnail({ pdf, number, size, current, label, onPage }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const near = useNearViewport();
  const ref = useMergedRef(button, near.ref);

  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [current]);

  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={classes.root}
      onClick={() => onPage(number)}
    >
      <span className={classes.page} style={{ '--ratio': size.width / size.height } as CSSProperties}>
        {near.within && (
          <Page
            pdf={pdf}
            pageNumber={number}
            width={WIDTH_PX}
            className={classes.page}
            renderMode="none"
            renderTextLayer={false}
            renderAnnotationLayer={false}
            loading={null}
            error={null}
          >
            <PageCanvas />
          </Page>
        )}
      </span>
      <span className={classes.number}>{number}</span>
    </button>
  );
});
