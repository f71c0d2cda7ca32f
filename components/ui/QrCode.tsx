import { encode } from 'uqr';

type QrCodeProps = { text: string };

const QUIET_ZONE = 4;

/** The footer has the same four codes on each of ten thousand pages. */
const drawn = new Map<string, { size: number; rows: string }>();

function draw(text: string) {
  const known = drawn.get(text);
  if (known) return known;
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const drawing = { size, rows: data.map((row, y) => rowPath(row, y)).join('') };
  drawn.set(text, drawing);
  return drawing;
}

export function QrCode({ text }: QrCodeProps) {
  const { size, rows } = draw(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={rows} fill="#0A1A22" />
    </svg>
  );
}

function rowPath(row: boolean[], y: number) {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    let end = x;
    while (row[end]) end += 1;
    path += `M${x} ${y}h${end - x}v1H${x}z`;
    x = end;
  }
  return path;
}
