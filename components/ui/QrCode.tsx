import { qrDrawing } from '@/lib/pictures/qrDrawing';

export function QrCode({ text }: { text: string }) {
  const { size, path } = qrDrawing(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={`M0 0h${size}v${size}H0z`} fill="var(--paper)" />
      <path d={path} fill="var(--ink)" />
    </svg>
  );
}
