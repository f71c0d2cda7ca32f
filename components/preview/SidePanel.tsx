import { useMediaQuery } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { Outline } from 'react-pdf';
import { Thumbnails } from '@/components/preview/Thumbnails';
import { TooltipButton } from '@/components/ui/TooltipButton';
import type { DocumentView } from '@/lib/pdf/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';
import outlineClasses from './OutlineList.module.css';
import classes from './SidePanel.module.css';

type SidePanelProps = {
  pdf: PDFDocumentProxy;
  view: DocumentView;
  labels: PreviewLabels;
  onClose: () => void;
};

const PHONE = '(max-width: 47.99em)';

export function SidePanel({ pdf, view, labels, onClose }: SidePanelProps) {
  const [tab, setTab] = useState<'pages' | 'outline'>('pages');
  const [hasOutline, setHasOutline] = useState(true);
  const isPhone = useMediaQuery(PHONE);
  const tabs = [
    { name: 'pages', label: labels.pageTab },
    { name: 'outline', label: labels.outlineTab },
  ] as const;
  // On phones the panel covers the pages, and has done its work once one is chosen.
  const choose = (page: number) => {
    view.goTo(page);
    if (isPhone) onClose();
  };
  return (
    <aside className={classes.root} aria-label={labels.pages} data-tone="paper" data-own-navigation="">
      <div className={classes.head}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            className={classes.tab}
            onClick={() => setTab(name)}
          >
            {label}
          </button>
        ))}
        <TooltipButton icon="close" label={labels.closePages} className={classes.close} onClick={onClose} />
      </div>
      {tab === 'pages' ? (
        <Thumbnails pdf={pdf} view={view} labels={labels} onPage={choose} />
      ) : (
        <div className={outlineClasses.root}>
          <Outline
            onItemClick={({ pageNumber }) => choose(pageNumber)}
            onLoadSuccess={(outline) => setHasOutline(Boolean(outline?.length))}
            onLoadError={() => setHasOutline(false)}
          />
          {!hasOutline && <p className={outlineClasses.empty}>{labels.outlineEmpty}</p>}
        </div>
      )}
    </aside>
  );
}
