export const PREVIEW_MAX_SCALE = 5;
export const PREVIEW_MIN_SCALE = 0.25;
export const PREVIEW_ZOOM_RATE = 1.2;
/** CSS pixels to a PDF point at 100 %. */
export const PREVIEW_POINT_PX = 96 / 72;

export function withinLimits(scale: number) {
  return Math.min(PREVIEW_MAX_SCALE, Math.max(PREVIEW_MIN_SCALE, scale));
}
