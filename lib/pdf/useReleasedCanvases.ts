import { useCallback, useEffect, useRef } from 'react';

/** A ref for canvases that empties those no longer in the page: browsers keep the memory of a removed canvas. */
export function useReleasedCanvases(change: unknown) {
  const drawn = useRef(new Set<HTMLCanvasElement>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what drops a canvas
  useEffect(
    () => () => {
      for (const canvas of drawn.current) {
        if (canvas.isConnected) continue;
        canvas.width = 0;
        canvas.height = 0;
        drawn.current.delete(canvas);
      }
    },
    [change],
  );

  return useCallback((canvas: HTMLCanvasElement | null) => {
    if (canvas) drawn.current.add(canvas);
  }, []);
}
