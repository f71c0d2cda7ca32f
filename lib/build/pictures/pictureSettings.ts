import { type Crop, type PictureFormat, SOCIAL_CROP, SOCIAL_SIZE } from '@/lib/pictures/pictureManifest';

/** WebP is for feeds, the viewer and browsers without AVIF: one width for lists and phones, and the largest. */
const WIDTHS = { avif: [480, 828, 1200, 1600, 2560], webp: [828, 2560] };
const DISTINCT_WIDTH = 0.9;

const LARGE_WIDTH = 1100;
const AVIF = { quality: 53, effort: 3, chromaSubsampling: '4:2:0' } as const;
/**
 * Chosen by looking: below AVIF 50 and WebP 75 skies show bands, and with less effort AVIF leaves specks around fine
 * detail. In large pictures the specks are too small to be seen, and the least effort takes a quarter of the time.
 */
const ENCODERS = {
  avif: AVIF,
  largeAvif: { ...AVIF, quality: 52, effort: 0 },
  webp: { quality: 78, effort: 2 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;

function widthsIn(widths: readonly number[], width: number) {
  const largest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((each) => each < largest * DISTINCT_WIDTH), largest];
}

export function widthsFor(width: number, crop?: Crop): Record<PictureFormat, number[]> {
  if (crop === SOCIAL_CROP) return { avif: [], webp: [], jpeg: [SOCIAL_SIZE.width] };
  return { avif: widthsIn(WIDTHS.avif, width), webp: widthsIn(WIDTHS.webp, width), jpeg: [] };
}

export const encoderFor = (format: PictureFormat, width: number) =>
  ENCODERS[format === 'avif' && width > LARGE_WIDTH ? 'largeAvif' : format];

/** These settings are part of a picture's name, so the name changes with them. */
export const SETTINGS = [WIDTHS, LARGE_WIDTH, ENCODERS];
