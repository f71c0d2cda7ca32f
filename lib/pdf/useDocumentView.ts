import { useResizeObserver } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { VIEWER_ROTATION_DEG } from '@/lib/constants';
import { layoutPages, type PageSize, widthScale } from '@/lib/pdf/pageLayout';
import { type Spot, usePagePosition } from '@/lib/pdf/usePagePosition';
import { usePageSizes } from '@/lib/pdf/usePageSizes';
import {
  PREVIEW_MAX_SCALE,
  PREVIEW_MIN_SCALE,
  PREVIEW_POINT_PX,
  PREVIEW_ZOOM_RATE,
  withinLimits,
} from '@/lib/pdf/zoom';

/** As wide as the view but not above natural size; as wide as the view, measured by a page; or a free scale. */
type Zoom = { fit: 'natural' | 'width'; page: number } | { scale: number };

const A4: PageSize = { width: 595, height: 842 };
const NARROW_VIEW_PX = 768;
const GAP_PX = { narrow: 12, wide: 24 };

/** Where the pages of a document lie, which of them are in view, how large, and the ways to move among them. */
export function useDocumentView(
  pdf: PDFDocumentProxy,
  scroller: RefObject<HTMLElement | null>,
  start: number,
) {
  // Of its insides: the outer width holds a scroll bar, too.
  const [measured, { left, right }] = useResizeObserver();
  const viewWidth = right - left;
  const { sizes, unreadable, want } = usePageSizes(pdf);
  const [rotation, setRotation] = useState(0);
  const [zoom, setZoom] = useState<Zoom>({ fit: 'natural', page: start });

  const usual = sizes.get(start) ?? A4;
  const gap = viewWidth < NARROW_VIEW_PX ? GAP_PX.narrow : GAP_PX.wide;
  const fitting = (page: number) =>
    withinLimits(widthScale(sizes.get(page) ?? usual, rotation, viewWidth, gap) / PREVIEW_POINT_PX);
  const scale =
    'scale' in zoom
      ? zoom.scale
      : Math.min(fitting(zoom.page), zoom.fit === 'natural' ? 1 : PREVIEW_MAX_SCALE);

  const count = pdf.numPages;
  const known = viewWidth > 0 && (sizes.has(start) || unreadable.has(start));
  const layout = useMemo(
    () =>
      known
        ? layoutPages({ count, sizes, usual, scale: scale * PREVIEW_POINT_PX, rotation, viewWidth, gap })
        : null,
    [known, count, sizes, usual, scale, rotation, viewWidth, gap],
  );
  const { range, page, hold, goTo } = usePagePosition(scroller, layout, start);

  useEffect(() => want(range), [want, range]);

  const zoomTo = (next: number, at?: Spot) => {
    if (at) hold(at);
    setZoom({ scale: withinLimits(next) });
  };

  return {
    measured,
    count,
    layout,
    sizes,
    usual,
    unreadable,
    range,
    page,
    scale,
    rotation,
    canZoomIn: scale < PREVIEW_MAX_SCALE,
    canZoomOut: scale > PREVIEW_MIN_SCALE,
    goTo,
    zoomTo,
    zoomIn: () => zoomTo(scale * PREVIEW_ZOOM_RATE),
    zoomOut: () => zoomTo(scale / PREVIEW_ZOOM_RATE),
    fitWidth: () => setZoom({ fit: 'width', page }),
    rotate: () => setRotation((before) => (before + VIEWER_ROTATION_DEG) % 360),
  };
}

export type DocumentView = ReturnType<typeof useDocumentView>;
