import { ToolButton } from '@/components/preview/ToolButton';
import type { DocumentView } from '@/lib/pdf/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';

export function ZoomTools({ view, labels }: { view: DocumentView; labels: PreviewLabels }) {
  return (
    <div data-row="1">
      <ToolButton icon="minus" label={labels.zoomOut} usable={view.canZoomOut} onClick={view.zoomOut} />
      <output data-type="figure">{Math.round(view.scale * 100)}%</output>
      <ToolButton icon="plus" label={labels.zoomIn} usable={view.canZoomIn} onClick={view.zoomIn} />
    </div>
  );
}
