import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_FOLDER } from '@/lib/build/outFiles';

export const PICTURE_FOLDER = 'public/pictures';

/** For those that were made after the rest of public/ had been copied. */
export function placePictures(out = OUT_FOLDER) {
  cpSync(PICTURE_FOLDER, join(out, 'pictures'), { recursive: true });
}
