import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';

/** Above these areas a canvas is drawn coarser: phones close pages that ask for more memory. */
const MAX_AREA_PX = { touch: 5_000_000, mouse: 12_000_000 };

function pixelRatio(width: number, height: number) {
  const touch = window.matchMedia('(pointer: coarse)').matches;
  const most = touch ? MAX_AREA_PX.touch : MAX_AREA_PX.mouse;
  return Math.min(window.devicePixelRatio || 1, Math.sqrt(most / (width * height)));
}

/** Browsers keep the memory of a canvas that is merely dropped until they next tidy up. */
function release(canvas: HTMLCanvasElement) {
  canvas.width = 0;
  canvas.height = 0;
}

function empty(holder: HTMLElement) {
  for (const canvas of holder.querySelectorAll('canvas')) release(canvas);
  holder.replaceChildren();
}

/** Draws a page into the holder; what was drawn before stays, stretched, until the new drawing is done. */
export function usePageCanvas(
  holder: RefObject<HTMLElement | null>,
  page: PDFPageProxy | null,
  scale: number,
  rotation: number,
) {
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!page) return;
    const { width, height } = page.getViewport({ scale, rotation });
    const viewport = page.getViewport({ scale: scale * pixelRatio(width, height), rotation });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    let drawn = false;
    task.promise.then(
      () => {
        drawn = true;
        if (!holder.current) return release(canvas);
        empty(holder.current);
        holder.current.append(canvas);
        setFailed(false);
      },
      (error: Error) => {
        release(canvas);
        if (error.name !== 'RenderingCancelledException') setFailed(true);
      },
    );
    return () => {
      if (!drawn) task.cancel();
    };
  }, [holder, page, scale, rotation]);

  useEffect(() => {
    const element = holder.current;
    return () => {
      if (element) empty(element);
      page?.cleanup();
    };
  }, [holder, page]);

  return failed;
}
