import { PageField } from '@/components/preview/PageField';
import { ToolButton } from '@/components/preview/ToolButton';
import { ToolLink } from '@/components/preview/ToolLink';
import { ZoomTools } from '@/components/preview/ZoomTools';
import type { DocumentView } from '@/lib/pdf/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './ReaderToolbar.module.css';

type ReaderToolbarProps = {
  view: DocumentView;
  count: number;
  file: { href: string; name: string };
  labels: PreviewLabels;
  search: { open: boolean; onToggle: () => void };
  onPrint: () => void;
};

export function ReaderToolbar({ view, count, file, labels, search, onPrint }: ReaderToolbarProps) {
  return (
    <div className={classes.root}>
      <div className={classes.root} data-wide>
        <PageField page={view.page} count={count} labels={labels} onPage={view.goTo} />
        <hr className={classes.rule} />
        <ZoomTools view={view} labels={labels} />
        <ToolButton icon="reset" label={labels.fitWidth} onClick={view.fitWidth} />
        <ToolButton icon="rotate" label={labels.rotate} onClick={view.rotate} />
        <hr className={classes.rule} />
      </div>
      <ToolButton icon="search" label={labels.search} pressed={search.open} onClick={search.onToggle} />
      <ToolButton icon="print" label={labels.print} onClick={onPrint} />
      <ToolLink
        icon="external"
        label={labels.newTab}
        href={file.href}
        target="_blank"
        rel="noopener noreferrer"
      />
      <ToolLink icon="download" label={labels.download} href={file.href} download={file.name} />
    </div>
  );
}
