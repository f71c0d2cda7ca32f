import { hash } from 'node:crypto';
import { qrDrawing } from '@/lib/pictures/qrDrawing';
import { token } from '@/lib/token';

/** A QR code as a file of its own, so that pages do not repeat its drawing. */
export function codeFile(text: string) {
  const { size, path } = qrDrawing(text);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${token('paper')}" d="M0 0h${size}v${size}H0z"/><path fill="${token('ink')}" d="${path}"/></svg>\n`;
  const name = `${hash('sha256', markup).slice(0, 8)}.svg`;
  return { name, path: `/codes/${name}`, markup };
}
