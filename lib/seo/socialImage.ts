import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_FOLDER } from '@/lib/schema/shared';

export type SocialImage = { path: string; label: string; title: string; picture: string };

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** To be raised with each change of the drawing: apps ask for an address once and keep the answer. */
const DRAWING = 1;
export const SOCIAL_IMAGE_FOLDER = '/cards/';

function sha256(data: string | Buffer) {
  return createHash('sha256').update(data).digest('hex');
}

const digests = new Map<string, string>();

function digestOf(file: string) {
  const digest = digests.get(file) ?? sha256(readFileSync(join(MEDIA_FOLDER, file)));
  digests.set(file, digest);
  return digest;
}

/** The file changes its name whenever what the socialImage shows changes. */
export function socialImageFile({ path, label, title, picture }: SocialImage) {
  const shown = JSON.stringify([DRAWING, label, title, digestOf(picture)]);
  const name = path.split('/').filter(Boolean).join('-') || 'home';
  return `${name}-${sha256(shown).slice(0, 8)}.jpg`;
}

export function socialImageMeta(socialImage: SocialImage) {
  return {
    url: SOCIAL_IMAGE_FOLDER + socialImageFile(socialImage),
    ...SOCIAL_IMAGE_SIZE,
    alt: `${socialImage.label} · ${socialImage.title}`,
  };
}
