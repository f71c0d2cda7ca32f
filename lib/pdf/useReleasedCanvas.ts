import { useCallback, useRef } from 'react';

/** A ref for a canvas that empties it once it has left the page: browsers keep the memory of a removed canvas. */
export function useReleasedCanvas() {
  const drawn = useRef<HTMLCanvasElement>(null);
  return useCallback((canvas: HTMLCanvasElement | null) => {
    const last = drawn.current;
    drawn.current = canvas;
    // react-pdf renews the ref of a canvas that stays, too.
    queueMicrotask(() => {
      if (last?.isConnected === false) Object.assign(last, { width: 0, height: 0 });
    });
  }, []);
}
