import { scrim } from '@/lib/scrim';
import { CARD_SIZE } from '@/lib/seo/card';
import type { CardLines } from '@/lib/seo/cardLines';
import { TOKENS } from '@/lib/theme';

type CardDrawingProps = CardLines & {
  label: string;
  logo: string;
  titleFace: string;
  labelFace: string;
};

const SCRIM = [scrim('180deg', 0.36, 0, 34), scrim('90deg', 0.82, 8, 74), scrim('0deg', 0.6, 0, 72)]
  .join()
  .replaceAll('var(--ink-rgb)', TOKENS['--ink-rgb']);

/** What stands over the picture. It is drawn by next/og, which knows style objects only. */
export function CardDrawing({ label, lines, size, logo, titleFace, labelFace }: CardDrawingProps) {
  return (
    <div
      style={{
        ...CARD_SIZE,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '60px 72px 64px',
        backgroundImage: SCRIM,
        color: TOKENS['--paper'],
      }}
    >
      <img src={logo} alt="" width={172} height={58} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', alignItems: 'center', marginBottom: 24 }}>
          <div style={{ width: 40, height: 5, marginRight: 20, backgroundColor: TOKENS['--amber'] }} />
          <div style={{ fontFamily: labelFace, fontSize: 30, color: TOKENS['--on-1'] }}>{label}</div>
        </div>
        {lines.map((line) => (
          <div
            key={line}
            style={{
              fontFamily: titleFace,
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
    </div>
  );
}
