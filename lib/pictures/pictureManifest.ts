import { existsSync, readFileSync } from 'node:fs';
import { PHONE_MEDIA } from '@/lib/device/breakpoints';
import { isRemote, type PictureContent } from '@/lib/schema/shared';

export const MANIFEST_FILE = '.cache/pictures.json';

/** Best first. Social images are JPEG, because some chat apps know no other format. */
const PAGE_FORMATS = ['avif', 'webp'] as const;
export const FORMATS = [...PAGE_FORMATS, 'jpeg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export type PictureEntry = {
  width: number;
  height: number;
  /** The color that fills the place until the picture is loaded; null for a transparent picture. */
  color: string | null;
  base: string;
  widths: Record<PictureFormat, number[]>;
};

export type PictureManifest = Record<string, PictureEntry>;
export type Crop = NonNullable<PictureContent['phone']>;

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
export const SOCIAL_CROP: Crop = { ratio: [SOCIAL_SIZE.width, SOCIAL_SIZE.height], x: 50 };

export function pictureKey(file: string, crop?: Crop) {
  return crop ? `${file}@${crop.ratio.join('x')}-${crop.x}` : file;
}

const NOT_MADE = '图片还没有生成 / no pictures yet: npx tsx lib/build/pictures/buildPictures.ts';

let manifest: PictureManifest | undefined;

function readManifest() {
  if (manifest && process.env.NODE_ENV === 'production') return manifest;
  if (!existsSync(MANIFEST_FILE)) throw new Error(NOT_MADE);
  manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as PictureManifest;
  return manifest;
}

export function pictureEntry(file: string, crop?: Crop): PictureEntry {
  const entry = readManifest()[pictureKey(file, crop)];
  if (!entry) throw new Error(`${file} ${NOT_MADE}`);
  return entry;
}

export function pictureFrame({ file, size }: PictureContent) {
  return size ? { width: size[0], height: size[1], color: null } : pictureEntry(file);
}

export function addressAt({ base }: Pick<PictureEntry, 'base'>, width: number, format: PictureFormat) {
  return `${base}-${width}.${format}`;
}

/** `crop` is the phone's, whose ratio is not that of the picture. */
function sourcesOf(entry: PictureEntry, crop?: { media: string; width: number; height: number }) {
  return PAGE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: entry.widths[format].map((width) => `${addressAt(entry, width, format)} ${width}w`).join(', '),
    crop,
  }));
}

export function pictureSources({ file, phone }: PictureContent) {
  if (isRemote(file)) return [];
  const whole = sourcesOf(pictureEntry(file));
  if (!phone) return whole;
  const entry = pictureEntry(file, phone);
  const { width, height } = entry;
  return [...sourcesOf(entry, { media: PHONE_MEDIA, width, height }), ...whole];
}

export function largestPicture({ file }: Pick<PictureContent, 'file'>) {
  if (isRemote(file)) return file;
  const entry = pictureEntry(file);
  return addressAt(entry, entry.widths.webp.at(-1) ?? entry.width, 'webp');
}

export function smallestPicture({ file }: Pick<PictureContent, 'file'>) {
  const entry = pictureEntry(file);
  return addressAt(entry, entry.widths.webp[0] ?? entry.width, 'webp');
}

export function socialImagePath(file: string) {
  return addressAt(pictureEntry(file, SOCIAL_CROP), SOCIAL_SIZE.width, 'jpeg');
}
