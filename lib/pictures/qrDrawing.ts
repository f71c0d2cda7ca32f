import { encode } from 'uqr';

const QUIET_ZONE = 4;

function rowPath(row: boolean[], y: number) {
  const cells = row.map((dark) => (dark ? '#' : ' ')).join('');
  const runs = [...cells.matchAll(/#+/g)];
  return runs.map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1H${x}z`).join('');
}

export function qrDrawing(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}
