import { allCards } from '@/app/_parts/cards';
import { cardFile } from '@/lib/seo/card';

export const dynamic = 'force-static';

/** What lib/build/pictures/cards.ts draws: it takes the list out of the export and puts the pictures there. */
export function GET() {
  return Response.json(allCards().map((card) => ({ ...card, file: cardFile(card) })));
}
