import 'react-pdf/dist/Page/TextLayer.css';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { LoadingBar } from '@/components/preview/LoadingBar';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { Reader } from '@/components/preview/Reader';
import { loadOutcome } from '@/lib/pdf/loadOutcome';
import { PART_BYTES } from '@/lib/pdf/openDocument';
import { useDocumentFile } from '@/lib/pdf/useDocumentFile';
import { useStallTimeout } from '@/lib/pdf/useStallTimeout';
import type { PreviewLabels, PreviewOutcome } from '@/lib/schema/preview';

const ASSETS = `/pdfjs/${pdfjs.version}`;
pdfjs.GlobalWorkerOptions.workerSrc = `${ASSETS}/pdf.worker.min.js`;

/** Only the parts that the pages in view need are asked for. */
const OPTIONS = {
  cMapUrl: `${ASSETS}/cmaps/`,
  standardFontDataUrl: `${ASSETS}/standard_fonts/`,
  wasmUrl: `${ASSETS}/wasm/`,
  iccUrl: `${ASSETS}/iccs/`,
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: PART_BYTES,
  isEvalSupported: false,
};

/** The reader lays out every page, and browsers draw nothing higher than some million pixels. */
const MAX_PAGES = 5000;

type DocumentViewerProps = {
  href: string;
  name: string;
  ownSite: boolean;
  startPage: number;
  labels: PreviewLabels;
  onFailure: (outcome: PreviewOutcome) => void;
};

export function DocumentViewer({ href, name, ownSite, startPage, labels, onFailure }: DocumentViewerProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [{ loaded, total }, setLoad] = useState({ loaded: 0, total: 0 });
  const [followed, setFollowed] = useState<{ page: number } | null>(null);
  useStallTimeout(!pdf, loaded, () => onFailure('stalled'));

  const { file, fail } = useDocumentFile(href, setLoad, (error) => {
    void loadOutcome(error, { href, ownSite }).then(onFailure);
  });

  const waiting = (
    <PreviewFrame title={name} backLabel={labels.back}>
      <LoadingBar label={labels.loading} part={total > 0 ? Math.min(1, loaded / total) : undefined} />
    </PreviewFrame>
  );

  return (
    <Document
      file={file}
      options={OPTIONS}
      loading={waiting}
      noData={waiting}
      error={waiting}
      externalLinkTarget="_blank"
      externalLinkRel="noopener noreferrer"
      onLoadProgress={setLoad}
      onLoadSuccess={(opened) => (opened.numPages > MAX_PAGES ? onFailure('tooManyPages') : setPdf(opened))}
      onLoadError={fail}
      onSourceError={fail}
      onPassword={() => onFailure('encrypted')}
      onItemClick={({ pageNumber }) => setFollowed({ page: pageNumber })}
    >
      {pdf ? (
        <Reader pdf={pdf} href={href} name={name} startPage={startPage} followed={followed} labels={labels} />
      ) : (
        waiting
      )}
    </Document>
  );
}
