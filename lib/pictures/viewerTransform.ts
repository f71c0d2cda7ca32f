import { clamp } from '@mantine/hooks';

export const MAX_SCALE = 7;
export const MIN_SCALE = 0.2;
const ZOOM_RATE = 1.2;
const ROTATION_DEG = 90;

export type Point = { x: number; y: number };
type Size = { width: number; height: number };

export type Transform = Point & { scale: number; rotation: number };
export type TransformStep = (transform: Transform) => Transform;

type Room = { frame: Size; picture: Size };

const MIDDLE: Point = { x: 0, y: 0 };
const KEPT_VISIBLE_PX = 64;
export const KEY_PAN_PX = 48;
export const DOUBLE_TAP_SCALE = 2;
const SCALE_TOLERANCE = 0.01;
const NOTCH = { pixels: 100, lines: 3, pixelsOfPinch: 20 };

export const INITIAL_TRANSFORM: Transform = { x: 0, y: 0, scale: 1, rotation: 0 };

export function pan(transform: Transform, by: Point): Transform {
  return { ...transform, x: transform.x + by.x, y: transform.y + by.y };
}

export function zoom(transform: Transform, factor: number, around = MIDDLE): Transform {
  const scale = clamp(transform.scale * factor, MIN_SCALE, MAX_SCALE);
  const grown = scale / transform.scale;
  return {
    ...transform,
    scale,
    x: around.x + (transform.x - around.x) * grown,
    y: around.y + (transform.y - around.y) * grown,
  };
}

export const zoomIn: TransformStep = (transform) => zoom(transform, ZOOM_RATE);
export const zoomOut: TransformStep = (transform) => zoom(transform, 1 / ZOOM_RATE);

/** Turns the picture clockwise around the middle of the frame, where the visitor looks. */
export const rotate: TransformStep = (transform) => ({
  ...transform,
  x: 0 - transform.y,
  y: transform.x,
  rotation: transform.rotation + ROTATION_DEG,
});

/** Keeps whole turns, since the picture would otherwise spin back through them. */
export const reset: TransformStep = ({ rotation }) => ({
  ...INITIAL_TRANSFORM,
  rotation: Math.round(rotation / 360) * 360,
});

export function toggleZoom(transform: Transform, around: Point): Transform {
  const whole = Math.abs(transform.scale - 1) < SCALE_TOLERANCE;
  if (whole) return zoom(transform, DOUBLE_TAP_SCALE / transform.scale, around);
  return { ...transform, ...MIDDLE, scale: 1 };
}

function middleOf([first = MIDDLE, second = first]: readonly Point[]): Point {
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}

function spreadOf([first = MIDDLE, second = first]: readonly Point[]) {
  return Math.hypot(second.x - first.x, second.y - first.y);
}

export function followPointers(transform: Transform, before: readonly Point[], after: readonly Point[]) {
  const from = middleOf(before);
  const to = middleOf(after);
  const factor = spreadOf(after) / spreadOf(before);
  const moved = pan(transform, { x: to.x - from.x, y: to.y - from.y });
  return factor > 0 && Number.isFinite(factor) ? zoom(moved, factor, to) : moved;
}

type Wheel = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>;

/** One notch of a wheel is one step; touch pads report less than a notch, or ctrl when pinching. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Wheel) {
  const pixelsPerNotch = ctrlKey ? NOTCH.pixelsOfPinch : NOTCH.pixels;
  const perNotch = [pixelsPerNotch, NOTCH.lines, 1][deltaMode] ?? pixelsPerNotch;
  return ZOOM_RATE ** clamp(-deltaY / perNotch, -1, 1);
}

/** As on a map, the right arrow shows what lies to the right. */
export const KEY_STEPS: Readonly<Record<string, TransformStep>> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  _: zoomOut,
  0: reset,
  r: rotate,
  R: rotate,
  ArrowLeft: (transform) => pan(transform, { x: KEY_PAN_PX, y: 0 }),
  ArrowRight: (transform) => pan(transform, { x: -KEY_PAN_PX, y: 0 }),
  ArrowUp: (transform) => pan(transform, { x: 0, y: KEY_PAN_PX }),
  ArrowDown: (transform) => pan(transform, { x: 0, y: -KEY_PAN_PX }),
};

function reach(shown: number, room: number) {
  return Math.max(0, (room + shown) / 2 - Math.min(KEPT_VISIBLE_PX, shown, room));
}

export function keepInView(transform: Transform, { frame, picture }: Room): Transform {
  const lying = transform.rotation % 180 === 0;
  const width = (lying ? picture.width : picture.height) * transform.scale;
  const height = (lying ? picture.height : picture.width) * transform.scale;
  const reachX = reach(width, frame.width);
  const reachY = reach(height, frame.height);
  return {
    ...transform,
    x: clamp(transform.x, -reachX, reachX),
    y: clamp(transform.y, -reachY, reachY),
  };
}

export function cssTransform({ x, y, scale, rotation }: Transform) {
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${rotation}deg)`;
}
