import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { encoderFor, SETTINGS } from '@/lib/build/pictures/pictureSettings';
import { type Crop, type PictureFormat, SOCIAL_SIZE } from '@/lib/pictures/pictureManifest';
import { MEDIA_FOLDER } from '@/lib/schema/shared';

// One thread per file and many files at once: faster, and the bytes do not depend on the number of processors.
sharp.concurrency(1);

export type UsedPicture = { key: string; file: string; crop?: Crop };
export type PictureFile = { name: string; width: number; format: PictureFormat };
const COLOR_SAMPLE_WIDTH = 64;

type Original = { bytes: Buffer; base: string; picture: UsedPicture };

/** The address changes whenever the files made from the original would. */
export function readOriginal(picture: UsedPicture): Original {
  const bytes = readFileSync(join(MEDIA_FOLDER, picture.file));
  const settings = Buffer.from(JSON.stringify([...SETTINGS, picture.crop ?? null]));
  const version = hash('sha256', Buffer.concat([bytes, settings])).slice(0, 8);
  const name = picture.file.replace(/\.\w+$/, '').replaceAll('/', '-');
  return { bytes, base: `/pictures/${name}-${version}`, picture };
}

async function orStop<T>({ picture: { file } }: Original, work: () => Promise<T>) {
  try {
    return await work();
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new Error(
      `图片 ${MEDIA_FOLDER}/${file} 已损坏或格式不对，请重新导出 / is broken, export it again (${reason})`,
      { cause },
    );
  }
}

export function cropRegion(width: number, height: number, crop: Crop): Region {
  const ratio = crop.ratio[0] / crop.ratio[1];
  const cropWidth = Math.min(width, Math.round(height * ratio));
  const cropHeight = Math.min(height, Math.round(width / ratio));
  const left = Math.round((width * crop.x) / 100 - cropWidth / 2);
  return {
    left: Math.min(Math.max(left, 0), width - cropWidth),
    top: Math.round((height - cropHeight) / 2),
    width: cropWidth,
    height: cropHeight,
  };
}

async function open({ bytes, picture: { crop } }: Original) {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const image = sharp(bytes).autoOrient();
  if (!crop) return { width, height, image };
  const region = cropRegion(width, height, crop);
  return { width: region.width, height: region.height, image: image.extract(region) };
}

export function describePicture(original: Original) {
  return orStop(original, async () => {
    const { width, height, image } = await open(original);
    const sample = await image.resize(COLOR_SAMPLE_WIDTH).toColourspace('srgb').png().toBuffer();
    const { channels, isOpaque } = await sharp(sample).stats();
    // The mean, as the most frequent colour of a picture is often a grey or its darkest corner.
    const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
    return { width, height, color: isOpaque ? `#${hex.join('')}` : null, base: original.base };
  });
}

export function encodePicture(
  original: Original,
  files: readonly PictureFile[],
  write: (file: PictureFile, bytes: Buffer) => void,
) {
  return orStop(original, async () => {
    const { image } = await open(original);
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    for (const file of files) {
      const { width, format } = file;
      const height = format === 'jpeg' ? SOCIAL_SIZE.height : undefined;
      const resized = sharp(data, { raw: info }).resize(width, height);
      write(file, await resized.toFormat(format, encoderFor(format, width)).toBuffer());
    }
  });
}
