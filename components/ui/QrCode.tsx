import { QR_COLORS, qrDrawing } from '@/lib/pictures/qrDrawing';

export function QrCode({ text }: { text: string }) {
  const { size, path } = qrDrawing(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
      <path d={`M0 0h${size}v${size}H0z`} fill={QR_COLORS.paper} />
      <path d={path} fill={QR_COLORS.modules} />
    </svg>
  );
}
