import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { MEDIA_FOLDER } from '@/lib/schema/shared';
import { scrim } from '@/lib/scrim';
import { SOCIAL_IMAGE_SIZE, type SocialImage } from '@/lib/seo/socialImage';
import { drawable, type SocialImageFont, socialImageFonts } from '@/lib/seo/socialImageFonts';
import { socialImageLines } from '@/lib/seo/socialImageLines';

const LOGO_FILE = 'brand/logo-on-dark.svg';
const SCRIM = [scrim('180deg', 0.36, 0, 34), scrim('90deg', 0.82, 8, 74), scrim('0deg', 0.6, 0, 72)]
  .join()
  .replaceAll('var(--ink-rgb)', '10,26,34');

function faceOf(fonts: readonly SocialImageFont[]) {
  return fonts.map(({ name }) => `"${name}"`).join(', ');
}

/** What stands over the picture. It is drawn by next/og, which knows style objects only. */
export async function drawSocialImage(socialImage: SocialImage) {
  const label = drawable(socialImage.label);
  const title = drawable(socialImage.title);
  const { lines, size } = socialImageLines(title);
  const titleFonts = socialImageFonts(title, 700);
  const labelFonts = socialImageFonts(label, 400);
  const logo = readFileSync(join(MEDIA_FOLDER, LOGO_FILE)).toString('base64');
  const drawing = new ImageResponse(
    <div
      style={{
        ...SOCIAL_IMAGE_SIZE,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '60px 72px 64px',
        backgroundImage: SCRIM,
        color: '#FFFFFF',
      }}
    >
      <img src={`data:image/svg+xml;base64,${logo}`} alt="" width={172} height={58} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', alignItems: 'center', marginBottom: 24 }}>
          <div style={{ width: 40, height: 5, marginRight: 20, backgroundColor: '#F07B22' }} />
          <div style={{ fontFamily: faceOf(labelFonts), fontSize: 30, color: '#EAF1F2' }}>{label}</div>
        </div>
        {lines.map((line) => (
          <div
            key={line}
            style={{
              fontFamily: faceOf(titleFonts),
              fontSize: size,
              lineHeight: 1.3,
              letterSpacing: '.02em',
              whiteSpace: 'pre',
            }}
          >
            {line}
          </div>
        ))}
      </div>
    </div>,
    { ...SOCIAL_IMAGE_SIZE, fonts: [...titleFonts, ...labelFonts] },
  );
  return sharp(join(MEDIA_FOLDER, socialImage.picture))
    .resize({ ...SOCIAL_IMAGE_SIZE, fit: 'cover' })
    .composite([{ input: Buffer.from(await drawing.arrayBuffer()) }])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
