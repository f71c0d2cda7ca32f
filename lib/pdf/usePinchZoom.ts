import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Spot } from '@/lib/pdf/usePagePosition';

type Fingers = { distance: number; middle: Spot };

const WHEEL_PAUSE_MS = 140;
const WHEEL_SPEED = 0.01;

function fingersOf({ touches }: TouchEvent, box: DOMRect): Fingers | null {
  const [a, b] = touches;
  if (!a || !b || touches.length !== 2) return null;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: { x: (a.clientX + b.clientX) / 2 - box.left, y: (a.clientY + b.clientY) / 2 - box.top },
  };
}

/** Two fingers, or the wheel with Ctrl as touch pads send it, stretch the content; once they rest, it is drawn anew. */
export function usePinchZoom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  onZoom: (factor: number, at: Spot) => void,
) {
  const zoom = useEffectEvent(onZoom);

  useEffect(() => {
    const view = scroller.current;
    const pages = content.current;
    if (!view || !pages) return;
    let from: Fingers | null = null;
    let factor = 1;
    let at: Spot = { x: 0, y: 0 };
    let timer: ReturnType<typeof setTimeout>;

    const stretch = () => {
      pages.style.transformOrigin = `${view.scrollLeft + at.x}px ${view.scrollTop + at.y}px`;
      pages.style.transform = `scale(${factor})`;
    };
    const settle = () => {
      pages.style.transform = '';
      if (factor !== 1) zoom(factor, at);
      factor = 1;
      from = null;
    };
    const onTouchStart = (event: TouchEvent) => {
      from = fingersOf(event, view.getBoundingClientRect());
      if (!from) return;
      event.preventDefault();
      at = from.middle;
    };
    const onTouchMove = (event: TouchEvent) => {
      const now = from && fingersOf(event, view.getBoundingClientRect());
      if (!from || !now) return;
      event.preventDefault();
      factor = now.distance / from.distance;
      stretch();
    };
    const onTouchEnd = () => from && settle();
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = view.getBoundingClientRect();
      at = { x: event.clientX - box.left, y: event.clientY - box.top };
      factor *= Math.exp(-event.deltaY * WHEEL_SPEED);
      stretch();
      clearTimeout(timer);
      timer = setTimeout(settle, WHEEL_PAUSE_MS);
    };

    const stop = new AbortController();
    const { signal } = stop;
    view.addEventListener('touchstart', onTouchStart, { signal, passive: false });
    view.addEventListener('touchmove', onTouchMove, { signal, passive: false });
    view.addEventListener('touchend', onTouchEnd, { signal });
    view.addEventListener('touchcancel', onTouchEnd, { signal });
    view.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [scroller, content]);
}
