import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { listenToPointers, type PointerHandlers } from '@/lib/pictures/listenToPointers';
import {
  cssTransform,
  followPointers,
  INITIAL_TRANSFORM,
  KEY_STEPS,
  keepInView,
  type Point,
  type Transform,
  type TransformStep,
  toggleZoom,
  wheelFactor,
  zoom,
} from '@/lib/pictures/viewerTransform';

type ViewerElements = Record<'field' | 'frame' | 'picture', RefObject<HTMLElement | null>>;

type View = { transform: Transform; smooth: boolean };

function fromMiddle(frame: HTMLElement | null, { x, y }: Point): Point {
  const box = frame?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
}

/**
 * Moves the picture by mouse, fingers, wheel, buttons and keys (KEY_STEPS); untouched at first.
 * A click beside it is reported.
 */
export function useViewerGestures({ field, frame, picture }: ViewerElements, onFieldClick: () => void) {
  const [{ transform, smooth }, setView] = useState<View>({ transform: INITIAL_TRANSFORM, smooth: false });

  const take = useCallback(
    (step: TransformStep, smoothly = true) => {
      if (!frame.current || !picture.current) return;
      const room = {
        frame: { width: frame.current.clientWidth, height: frame.current.clientHeight },
        picture: { width: picture.current.offsetWidth, height: picture.current.offsetHeight },
      };
      setView((view) => ({ transform: keepInView(step(view.transform), room), smooth: smoothly }));
    },
    [frame, picture],
  );

  useLayoutEffect(() => {
    if (picture.current) picture.current.style.transform = cssTransform(transform);
  }, [picture, transform]);

  useWindowEvent('resize', () => take((current) => current, false));

  const reportClick = useEffectEvent(onFieldClick);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const place = (point: Point) => fromMiddle(frame.current, point);
    const isField = (target: EventTarget | null) => target === element || target === frame.current;
    const stop = new AbortController();
    const { signal } = stop;
    const pointers: PointerHandlers = {
      accepts: (target) => isField(target) || target === picture.current,
      onDrag: (before, after) => {
        const [from, to] = [before.map(place), after.map(place)];
        take((current) => followPointers(current, from, to), false);
      },
      onDoubleTap: (point, target) => {
        const at = place(point);
        if (target === picture.current) take((current) => toggleZoom(current, at));
      },
      onClick: (target) => {
        if (isField(target)) reportClick();
      },
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = place({ x: event.clientX, y: event.clientY });
      const factor = wheelFactor(event);
      take((current) => zoom(current, factor, at), false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = KEY_STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      take(step);
    };
    listenToPointers(element, pointers, signal);
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    element.addEventListener('keydown', onKeyDown, { signal });
    return () => stop.abort();
  }, [field, frame, picture, take]);

  return { scale: transform.scale, smooth, take };
}
