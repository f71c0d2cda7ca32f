import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '@/lib/build/inParallel';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { drawCard } from '@/lib/build/pictures/drawCard';
import { runIfMain } from '@/lib/build/runIfMain';
import { CARD_FOLDER, type Card } from '@/lib/seo/card';

type ListedCard = Card & { file: string };

const KEPT_FOLDER = '.cache/cards';

/**
 * Draws the pictures that stand beside shared links, as far as they are not there from an earlier build.
 * Not in a route: its workers would hold the tools for drawing beside all else that they hold.
 */
export async function buildCards(out = OUT_FOLDER, kept = KEPT_FOLDER) {
  const list = join(out, 'cards.json');
  const cards: ListedCard[] = JSON.parse(readFileSync(list, 'utf8'));
  const folder = join(out, CARD_FOLDER);
  for (const each of [kept, folder]) mkdirSync(each, { recursive: true });
  const missing = cards.filter(({ file }) => !existsSync(join(kept, file)));
  await inParallel(missing, async (card) => {
    const partial = join(kept, `${card.file}.part`);
    writeFileSync(partial, await drawCard(card));
    renameSync(partial, join(kept, card.file));
  });
  for (const { file } of cards) copyFileSync(join(kept, file), join(folder, file));
  const used = new Set(cards.map(({ file }) => file));
  for (const file of readdirSync(kept)) if (!used.has(file)) rmSync(join(kept, file));
  rmSync(list);
  return { all: cards.length, drawn: missing.length };
}

async function drawCards() {
  const { all, drawn } = await buildCards();
  console.log(`${all} cards, ${drawn} drawn`);
}

void runIfMain(module, drawCards);
