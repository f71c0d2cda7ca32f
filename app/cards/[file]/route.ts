import { allCards } from '@/app/cards/cards';
import { drawCard } from '@/app/cards/drawCard';
import { cardFile } from '@/lib/seo/card';

type Props = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return allCards().map((card) => ({ file: cardFile(card) }));
}

export async function GET(_request: Request, { params }: Props) {
  const { file } = await params;
  const card = allCards().find((each) => cardFile(each) === file);
  if (!card) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawCard(card)), { headers: { 'Content-Type': 'image/jpeg' } });
}
