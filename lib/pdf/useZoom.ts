import { clamp } from '@mantine/hooks';
import { useState } from 'react';

export type PageSize = { width: number; height: number };

export const PREVIEW_ZOOM_RATE = 1.2;
/** CSS pixels per PDF point at 100 %. */
export const NATURAL_SCALE = 96 / 72;
export const SMALLEST_SCALE = NATURAL_SCALE / 4;
export const LARGEST_SCALE = NATURAL_SCALE * 5;
/** In points, so that it grows with the pages and a zoom changes all heights by one factor. */
export const PAGE_GAP = 12;
/** Phones close pages whose canvases ask for more memory. */
const MAX_CANVAS_PX = 8_000_000;

const limited = (scale: number) => clamp(scale, SMALLEST_SCALE, LARGEST_SCALE);

/** The scale of all pages: at first as wide as the view allows, up to natural size. */
export function useZoom({ width }: PageSize, viewWidth: number) {
  const [chosen, setChosen] = useState<'natural' | 'width' | number>('natural');
  const widest = limited(viewWidth / (width + 2 * PAGE_GAP));
  const fitting = chosen === 'width' ? widest : Math.min(widest, NATURAL_SCALE);
  const scale = typeof chosen === 'number' ? chosen : fitting;
  return {
    scale,
    isWiderThanView: scale > widest,
    zoomIn: () => setChosen(limited(scale * PREVIEW_ZOOM_RATE)),
    zoomOut: () => setChosen(limited(scale / PREVIEW_ZOOM_RATE)),
    fitWidth: () => setChosen('width'),
  };
}

export type Zoom = ReturnType<typeof useZoom>;

/** Device pixels per CSS pixel in a page's canvas; fewer than the screen's where the canvas would be too large. */
export function canvasPixelRatio({ width, height }: PageSize, scale: number, screenRatio: number) {
  return Math.min(screenRatio, Math.sqrt(MAX_CANVAS_PX / (width * height)) / scale);
}
