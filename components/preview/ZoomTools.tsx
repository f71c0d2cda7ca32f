import { ToolButton } from '@/components/preview/ToolButton';
import type { DocumentView } from '@/lib/documents/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './ZoomTools.module.css';

type ZoomToolsProps = { view: DocumentView; labels: PreviewLabels };

export function ZoomTools({ view, labels }: ZoomToolsProps) {
  return (
    <div className={classes.root}>
      <ToolButton icon="minus" label={labels.zoomOut} usable={view.canZoomOut} onClick={view.zoomOut} />
      <output className={classes.scale}>{Math.round(view.scale * 100)}%</output>
      <ToolButton icon="plus" label={labels.zoomIn} usable={view.canZoomIn} onClick={view.zoomIn} />
    </div>
  );
}
