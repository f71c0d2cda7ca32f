import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Region, type Stats } from 'sharp';
import type { UsedPicture } from '@/lib/build/pictures/usedPictures';
import type { PhoneCrop, PictureEntry, PictureFormat } from '@/lib/pictures/pictureManifest';
import { MEDIA_FOLDER } from '@/lib/schema/shared';

/** WebP is for engines without AVIF, readers of feeds and the viewer: one width for lists and phones, and the whole. */
const WIDTHS: Record<PictureFormat, number[]> = { avif: [480, 828, 1200, 1600, 2560], webp: [828, 2560] };
/** A width that is almost the picture's own is left out. */
const DISTINCT_WIDTH = 0.9;
const COLOR_SAMPLE_WIDTH = 64;

/**
 * Chosen by looking: below AVIF 50 and WebP 75 the skies fall into steps, and with AVIF's effort 1 specks stand around
 * what is fine. More than 2 takes twice the time for 3 % of the bytes: only what is cut for phones is worth it.
 */
const ENCODERS = {
  phone: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' },
  avif: { quality: 54, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 2 },
} as const;

// One thread for each file, many files at a time: quicker, and the bytes depend on no machine.
sharp.concurrency(1);

export type PictureFile = { name: string; width: number; format: PictureFormat };
export type Original = { bytes: Buffer; base: string; picture: UsedPicture };

/** The original and its address, which changes whenever the files made from it would. */
export function readOriginal(picture: UsedPicture): Original {
  const bytes = readFileSync(join(MEDIA_FOLDER, picture.file));
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([WIDTHS, ENCODERS, picture.phone ?? null]))
    .digest('hex')
    .slice(0, 8);
  const name = picture.file.replace(/\.\w+$/, '').replaceAll('/', '-');
  return { bytes, base: `/pictures/${name}-${hash}`, picture };
}

function unreadable({ file }: UsedPicture, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`图片 ${MEDIA_FOLDER}/${file} 已损坏或格式不对，请重新导出（${reason}）`, {
    cause: error,
  });
}

export function cropRegion(width: number, height: number, phone?: PhoneCrop): Region {
  if (!phone) return { left: 0, top: 0, width, height };
  const ratio = phone.ratio[0] / phone.ratio[1];
  const cropWidth = Math.min(width, Math.round(height * ratio));
  const cropHeight = Math.min(height, Math.round(width / ratio));
  const left = Math.round((width * phone.x) / 100 - cropWidth / 2);
  return {
    left: Math.min(Math.max(left, 0), width - cropWidth),
    top: Math.round((height - cropHeight) / 2),
    width: cropWidth,
    height: cropHeight,
  };
}

function widthsIn(widths: readonly number[], width: number) {
  const largest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((each) => each < largest * DISTINCT_WIDTH), largest];
}

export function widthsFor(width: number): PictureEntry['widths'] {
  return { avif: widthsIn(WIDTHS.avif, width), webp: widthsIn(WIDTHS.webp, width) };
}

async function open({ bytes, picture }: Original) {
  const { autoOrient } = await sharp(bytes).metadata();
  const region = cropRegion(autoOrient.width, autoOrient.height, picture.phone);
  return { region, image: sharp(bytes).autoOrient().extract(region) };
}

function hex(channel: number) {
  return Math.round(channel).toString(16).padStart(2, '0');
}

/** The mean, as the most frequent colour of a picture is often a grey or its darkest corner. */
function meanColor({ channels, isOpaque }: Stats) {
  const [red, green, blue] = channels;
  if (!isOpaque || !red || !green || !blue) return null;
  return `#${hex(red.mean)}${hex(green.mean)}${hex(blue.mean)}`;
}

export async function describePicture(original: Original): Promise<Omit<PictureEntry, 'widths'>> {
  try {
    const { region, image } = await open(original);
    const sample = await image.resize(COLOR_SAMPLE_WIDTH).toColourspace('srgb').png().toBuffer();
    return {
      width: region.width,
      height: region.height,
      color: meanColor(await sharp(sample).stats()),
      base: original.base,
    };
  } catch (error) {
    throw unreadable(original.picture, error);
  }
}

export async function encodePicture(
  original: Original,
  files: readonly PictureFile[],
  write: (file: PictureFile, bytes: Buffer) => void,
) {
  try {
    const { image } = await open(original);
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    for (const file of files) {
      const { width, format } = file;
      const encoder = ENCODERS[format === 'avif' && original.picture.phone ? 'phone' : format];
      const resized = sharp(data, { raw: info }).resize(width);
      write(file, await resized.toFormat(format, encoder).toBuffer());
    }
  } catch (error) {
    throw unreadable(original.picture, error);
  }
}
