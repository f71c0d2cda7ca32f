import { encode } from 'uqr';

type QrCodeProps = { text: string };

const QUIET_ZONE = 4;

export function QrCode({ text }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.map((row, y) => rowPath(row, y)).join('');
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
