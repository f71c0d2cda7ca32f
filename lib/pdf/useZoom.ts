import { useState } from 'react';
import { closer, farther, NATURAL_SCALE, type PageSize, widthScale } from '@/lib/pdf/zoom';

/** The scale of all pages: at first as wide as the view allows, up to natural size. */
export function useZoom(page: PageSize, viewWidth: number) {
  const [chosen, setChosen] = useState<'natural' | 'width' | number>('natural');
  const widest = widthScale(page, viewWidth);
  const fitting = chosen === 'width' ? widest : Math.min(widest, NATURAL_SCALE);
  const scale = typeof chosen === 'number' ? chosen : fitting;
  return {
    scale,
    isWiderThanView: scale > widest,
    zoomIn: () => setChosen(closer(scale)),
    zoomOut: () => setChosen(farther(scale)),
    fitWidth: () => setChosen('width'),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
