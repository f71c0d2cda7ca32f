import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { CardDrawing } from '@/lib/build/pictures/CardDrawing';
import { MEDIA_FOLDER } from '@/lib/schema/shared';
import { CARD_SIZE, type Card } from '@/lib/seo/card';
import { type CardFont, cardFonts, drawable } from '@/lib/seo/cardFonts';
import { cardLines } from '@/lib/seo/cardLines';

const LOGO_FILE = 'brand/logo-on-dark.svg';
const JPEG = { quality: 82, progressive: true } as const;

function faceOf(fonts: readonly CardFont[]) {
  return fonts.map(({ name }) => `"${name}"`).join(', ');
}

function logo() {
  return `data:image/svg+xml;base64,${readFileSync(join(MEDIA_FOLDER, LOGO_FILE)).toString('base64')}`;
}

export async function drawCard({ label, title, picture }: Card) {
  const shown = { title: drawable(title), label: drawable(label) };
  const titleFonts = cardFonts(shown.title, 700);
  const labelFonts = cardFonts(shown.label, 400);
  const drawing = new ImageResponse(
    <CardDrawing
      {...cardLines(shown.title)}
      label={shown.label}
      logo={logo()}
      titleFace={faceOf(titleFonts)}
      labelFace={faceOf(labelFonts)}
    />,
    { ...CARD_SIZE, fonts: [...titleFonts, ...labelFonts] },
  );
  return sharp(join(MEDIA_FOLDER, picture))
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .composite([{ input: Buffer.from(await drawing.arrayBuffer()) }])
    .jpeg(JPEG)
    .toBuffer();
}
