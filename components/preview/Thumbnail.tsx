import { useMergedRef } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { PageDrawing } from '@/components/preview/PageDrawing';
import type { PageSize } from '@/lib/documents/pageLayout';
import { useWithinView } from '@/lib/motion/useWithinView';
import classes from './Thumbnail.module.css';

type ThumbnailProps = {
  pdf: PDFDocumentProxy;
  number: number;
  size: PageSize;
  current: boolean;
  label: string;
  onPage: (page: number) => void;
};

const WIDTH_PX = 144;

export const Thumbnail = memo(function Thumbnail({
  pdf,
  number,
  size,
  current,
  label,
  onPage,
}: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const near = useWithinView();
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
      <span className={classes.sheet} style={{ '--ratio': size.width / size.height } as CSSProperties}>
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
            <PageDrawing />
          </Page>
        )}
      </span>
      <span className={classes.number}>{number}</span>
    </button>
  );
});
