import type { Point } from '@/lib/pictures/viewerTransform';

export type PointerHandlers = {
  /** Whether a press on the target moves the picture; one on a button does not. */
  accepts: (target: EventTarget | null) => boolean;
  onDrag: (before: Point[], after: Point[]) => void;
  onDoubleTap: (at: Point, target: EventTarget | null) => void;
  onClick: (target: EventTarget | null) => void;
};

const MAX_POINTERS = 2;
const DRAG_AFTER_PX = 5;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;

const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

export function listenToPointers(element: HTMLElement, handlers: PointerHandlers, signal: AbortSignal) {
  const fingers = new Map<number, Point>();
  let press: { at: Point; target: EventTarget | null } = { at: { x: 0, y: 0 }, target: null };
  let lastTap = { at: press.at, time: Number.NEGATIVE_INFINITY };
  let dragged = false;

  const onDown = (event: PointerEvent) => {
    if (event.isPrimary) fingers.clear();
    if (event.button !== 0 || fingers.size === MAX_POINTERS) return;
    dragged = fingers.size > 0;
    if (!dragged) press = { at: pointOf(event), target: event.target };
    if (handlers.accepts(event.target)) fingers.set(event.pointerId, pointOf(event));
  };
  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    if (!dragged) {
      if (distance(press.at, pointOf(event)) < DRAG_AFTER_PX) return;
      dragged = true;
      // Only now: capturing at the press would turn every click into one on this element.
      element.setPointerCapture(event.pointerId);
    }
    const before = [...fingers.values()];
    fingers.set(event.pointerId, pointOf(event));
    handlers.onDrag(before, [...fingers.values()]);
  };
  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || dragged) return;
    const tap = { at: pointOf(event), time: event.timeStamp };
    const again = tap.time - lastTap.time < DOUBLE_TAP_MS && distance(tap.at, lastTap.at) < DOUBLE_TAP_PX;
    lastTap = again ? { ...tap, time: Number.NEGATIVE_INFINITY } : tap;
    if (again) handlers.onDoubleTap(tap.at, event.target);
  };
  const onCancel = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  const onClick = ({ target }: MouseEvent) => {
    if (!dragged && target === press.target) handlers.onClick(target);
  };

  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onCancel, { signal });
  element.addEventListener('click', onClick, { signal });
}
