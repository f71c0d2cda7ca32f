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
import { drawCard } from '@/lib/build/pictures/drawCard';
import { runIfMain } from '@/lib/build/runIfMain';
import { CARD_FOLDER, type Card } from '@/lib/seo/card';

/**
 * Draws the pictures that stand beside shared links, as far as they are not there from an earlier build.
 * Not in a route: its workers would hold the tools for drawing beside all else that they hold.
 */
export async function buildCards(out = OUT_FOLDER, kept = '.cache/cards') {
  const list = join(out, 'cards.json');
  const cards: (Card & { file: string })[] = JSON.parse(readFileSync(list, 'utf8'));
  const folder = join(out, CARD_FOLDER);
  for (const each of [kept, folder]) mkdirSync(each, { recursive: true });
  await inParallel(cards, async ({ file, ...card }) => {
    if (!existsSync(join(kept, file))) writeFileSync(join(kept, file), await drawCard(card));
    copyFileSync(join(kept, file), join(folder, file));
  });
  const used = new Set(cards.map(({ file }) => file));
  for (const file of readdirSync(kept)) if (!used.has(file)) rmSync(join(kept, file));
  rmSync(list);
}

void runIfMain(module, () => buildCards());
