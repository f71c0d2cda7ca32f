import 'react-pdf/dist/Page/TextLayer.css';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import { getHotkeyHandler, useElementSize, useMergedRef } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { FileProgress } from '@/components/preview/FileProgress';
import { PdfPage } from '@/components/preview/PdfPage';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { ReaderTools } from '@/components/preview/ReaderTools';
import { useDocumentFile } from '@/lib/pdf/useDocumentFile';
import { useReadingPlace } from '@/lib/pdf/useReadingPlace';
import { PAGE_GAP, type PageSize, useZoom } from '@/lib/pdf/useZoom';
import type { PreviewLabels, PreviewOutcome } from '@/lib/schema/preview';
import classes from './PdfReader.module.css';

const ASSETS = `/pdfjs/${pdfjs.version}`;
pdfjs.GlobalWorkerOptions.workerSrc = `${ASSETS}/pdf.worker.min.js`;

const OPTIONS = {
  cMapUrl: `${ASSETS}/cmaps/`,
  standardFontDataUrl: `${ASSETS}/standard_fonts/`,
  wasmUrl: `${ASSETS}/wasm/`,
  iccUrl: `${ASSETS}/iccs/`,
  isEvalSupported: false,
};

/** All pages stand in one column, and browsers lay out only some million pixels of height. */
const MAX_PAGES = 5000;
/** A storage answers 403, too, for a file that it does not have. */
const NOT_THERE = [401, 403, 404, 410];
const A4: PageSize = { width: 595, height: 842 };

type PdfReaderProps = {
  href: string;
  name: string;
  labels: PreviewLabels;
  onFailure: (outcome: PreviewOutcome) => void;
};

/** The classes of pdf.js load later, so that the name tells its errors apart. */
function failureOf({ name, status }: Error & { status?: number }) {
  if (name === 'InvalidPDFException') return 'notPdf';
  return status && NOT_THERE.includes(status) ? 'notFound' : 'failed';
}

export function PdfReader({ href, name, labels, onFailure }: PdfReaderProps) {
  const [count, setCount] = useState(0);
  const [firstSize, setFirstSize] = useState(A4);
  const measured = useElementSize<HTMLDivElement>();

  const fail = (error: Error) => onFailure(failureOf(error));
  const { file, share } = useDocumentFile(href, fail);

  const zoom = useZoom(firstSize, measured.width);
  const { view, page, onScroll, goTo } = useReadingPlace(zoom.scale);
  const viewRef = useMergedRef(view, measured.ref);
  const isOpen = count > 0;
  useEffect(() => {
    if (isOpen) view.current?.focus({ preventScroll: true, focusVisible: false });
  }, [isOpen, view]);

  const open = async (pdf: PDFDocumentProxy) => {
    if (pdf.numPages > MAX_PAGES) return onFailure('tooManyPages');
    const first = await pdf.getPage(1).catch(() => null);
    if (first) setFirstSize(first.getViewport({ scale: 1 }));
    setCount(pdf.numPages);
  };

  const onKeyDown = getHotkeyHandler([
    // The arrows turn pages unless the page is wider than the view.
    ['ArrowLeft', () => zoom.isWiderThanView || goTo(page - 1), { preventDefault: !zoom.isWiderThanView }],
    ['ArrowRight', () => zoom.isWiderThanView || goTo(page + 1), { preventDefault: !zoom.isWiderThanView }],
    ['=', zoom.zoomIn],
    ['shift+[plus]', zoom.zoomIn],
    ['-', zoom.zoomOut],
    ['0', zoom.fitWidth],
  ]);
  const tools = { page, count, zoom, labels, file: { href, name }, onPage: goTo };

  return (
    <PreviewFrame title={name} backLabel={labels.back} tools={isOpen && <ReaderTools {...tools} />}>
      {!isOpen && <FileProgress label={labels.loading} share={share} />}
      <Document
        file={file}
        options={OPTIONS}
        className={classes.document}
        loading={null}
        noData={null}
        error={null}
        externalLinkTarget="_blank"
        externalLinkRel="noopener noreferrer"
        onLoadSuccess={open}
        onLoadError={fail}
        onSourceError={fail}
        onPassword={() => onFailure('encrypted')}
        onItemClick={({ pageNumber }) => goTo(pageNumber)}
      >
        <section
          ref={viewRef}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label={labels.document}
          className={classes.view}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          data-own-navigation=""
        >
          <div className={classes.pages} style={{ '--gap': `${PAGE_GAP * zoom.scale}px` }}>
            {Array.from({ length: measured.width ? count : 0 }, (_, index) => (
              <PdfPage
                key={String(index)}
                number={index + 1}
                firstSize={firstSize}
                scale={zoom.scale}
                view={view.current}
                labels={labels}
              />
            ))}
          </div>
        </section>
      </Document>
    </PreviewFrame>
  );
}
