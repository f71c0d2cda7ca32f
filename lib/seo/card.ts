import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_FOLDER } from '@/lib/schema/shared';

export type Card = { path: string; label: string; title: string; picture: string };

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** To be raised with each change of the drawing: apps ask for an address once and keep the answer. */
const DRAWING = 1;
export const CARD_FOLDER = '/cards/';

function sha256(data: string | Buffer) {
  return createHash('sha256').update(data).digest('hex');
}

const digests = new Map<string, string>();

function digestOf(file: string) {
  const digest = digests.get(file) ?? sha256(readFileSync(join(MEDIA_FOLDER, file)));
  digests.set(file, digest);
  return digest;
}

/** The file changes its name whenever what the card shows changes. */
export function cardFile({ path, label, title, picture }: Card) {
  const shown = JSON.stringify([DRAWING, label, title, digestOf(picture)]);
  const name = path.split('/').filter(Boolean).join('-') || 'home';
  return `${name}-${sha256(shown).slice(0, 8)}.jpg`;
}

export function cardImage(card: Card) {
  return { url: CARD_FOLDER + cardFile(card), ...CARD_SIZE, alt: `${card.label} · ${card.title}` };
}
