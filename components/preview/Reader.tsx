import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { PageList } from '@/components/preview/PageList';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { ReaderFooter, ReaderToolbar } from '@/components/preview/ReaderTools';
import { SearchPanel } from '@/components/preview/SearchPanel';
import { SidePanel } from '@/components/preview/SidePanel';
import { ToolButton } from '@/components/preview/ToolButton';
import { Tooltip } from '@/components/ui/Tooltip';
import { useDocumentSearch } from '@/lib/pdf/useDocumentSearch';
import { useDocumentView } from '@/lib/pdf/useDocumentView';
import { usePageInUrl } from '@/lib/pdf/usePageInUrl';
import { usePinchZoom } from '@/lib/pdf/usePinchZoom';
import { usePrintDocument } from '@/lib/pdf/usePrintDocument';
import { useReaderShortcuts } from '@/lib/pdf/useReaderShortcuts';
import type { PreviewLabels } from '@/lib/schema/preview';
import noticeClasses from './PrintNotice.module.css';
import classes from './Reader.module.css';

type ReaderProps = {
  pdf: PDFDocumentProxy;
  href: string;
  name: string;
  startPage: number;
  /** The page that a link inside the document led to last. */
  followed: { page: number } | null;
  labels: PreviewLabels;
};

export function Reader({ pdf, href, name, startPage, followed, labels }: ReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [panelOpen, setPanelOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);

  const view = useDocumentView(pdf, scroller, Math.min(Math.max(1, Math.trunc(startPage)), pdf.numPages));
  const search = useDocumentSearch(pdf, query ?? '', view.page);
  const printing = usePrintDocument(pdf, href, {
    elsewhere: labels.printElsewhere,
    failed: labels.printFailed,
  });
  usePageInUrl(view.page);
  usePinchZoom(scroller, content, (factor, at) => view.zoomTo(view.scale * factor, at));
  useReaderShortcuts(scroller, view, {
    onSearch: () => setQuery((before) => before ?? ''),
    onPrint: printing.print,
  });

  const { goTo } = view;
  const find = search.finds[search.current];
  useEffect(() => {
    if (followed) goTo(followed.page);
  }, [followed, goTo]);
  useEffect(() => {
    if (find) goTo(find.page);
  }, [find, goTo]);

  const closeSearch = () => {
    setQuery(null);
    scroller.current?.focus({ preventScroll: true });
  };
  const togglePanel = () => setPanelOpen(!panelOpen);

  return (
    <PreviewFrame
      title={name}
      backLabel={labels.back}
      hinted={(back) => <Tooltip label={labels.back}>{back}</Tooltip>}
      leading={
        <ToolButton icon="pages" label={labels.pages} pressed={panelOpen} wide onClick={togglePanel} />
      }
      tools={
        <ReaderToolbar
          view={view}
          count={pdf.numPages}
          file={{ href, name }}
          labels={labels}
          searching={query !== null}
          onSearch={() => (query === null ? setQuery('') : closeSearch())}
          onPrint={printing.print}
        />
      }
    >
      {query !== null && (
        <SearchPanel query={query} search={search} labels={labels} onQuery={setQuery} onClose={closeSearch} />
      )}
      {printing.page > 0 && (
        <div role="status" className={noticeClasses.root} data-tone="paper">
          {labels.printing.replace('{page}', String(printing.page)).replace('{count}', String(pdf.numPages))}
          <button type="button" className={noticeClasses.cancel} onClick={printing.stop}>
            {labels.cancelPrint}
          </button>
        </div>
      )}
      <div className={classes.body} data-not-printed>
        {panelOpen && <SidePanel pdf={pdf} view={view} labels={labels} onClose={() => setPanelOpen(false)} />}
        <PageList
          pdf={pdf}
          view={view}
          search={search}
          scroller={scroller}
          content={content}
          labels={labels}
        />
      </div>
      <ReaderFooter view={view} count={pdf.numPages} labels={labels} onPages={togglePanel} />
    </PreviewFrame>
  );
}
