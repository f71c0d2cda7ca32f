import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '@/lib/build/inParallel';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { drawSocialImage } from '@/lib/build/pictures/drawSocialImage';
import { runIfMain } from '@/lib/build/runIfMain';
import { SOCIAL_IMAGE_FOLDER, type SocialImage } from '@/lib/seo/socialImage';

/**
 * Draws the pictures that stand beside shared links, as far as they are not there from an earlier build.
 * Not in a route: its workers would hold the tools for drawing beside all else that they hold.
 */
export async function buildSocialImages(out = OUT_FOLDER, kept = '.cache/cards') {
  const list = join(out, 'socialImages.json');
  const cards: (SocialImage & { file: string })[] = JSON.parse(readFileSync(list, 'utf8'));
  const folder = join(out, SOCIAL_IMAGE_FOLDER);
  for (const each of [kept, folder]) mkdirSync(each, { recursive: true });
  await inParallel(cards, async ({ file, ...socialImage }) => {
    if (!existsSync(join(kept, file))) writeFileSync(join(kept, file), await drawSocialImage(socialImage));
    copyFileSync(join(kept, file), join(folder, file));
  });
  const used = new Set(cards.map(({ file }) => file));
  for (const file of readdirSync(kept)) if (!used.has(file)) rmSync(join(kept, file));
  rmSync(list);
}

void runIfMain(module, () => buildSocialImages());
