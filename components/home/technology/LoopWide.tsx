import { type FieldLines, LoopField } from '@/components/home/technology/LoopField';
import type { LoopDrawing } from '@/lib/schema/home/technology';
import shared from './Diagram.module.css';

/** Three arcs of one ellipse, each with its arrow head. */
const LOOP =
  'M56.1 242.8A276 160 0 0 1 243.9 42.2m-9.5-3.2 9.5 3.2-7.9 6.1M396.1 42.2A276 160 0 0 1 583.9 242.8m8.3-5.6-8.3 5.6 0-10M497.4 318.6A276 160 0 0 1 142.6 318.6m5.9 8.1-5.9-8.1 10-.4';

const FIELD: FieldLines = {
  boundary: 'M200 88h224l48 80-16 136H168z',
  corners: [
    [200, 88],
    [424, 88],
    [472, 168],
    [456, 304],
    [168, 304],
  ],
  done: 'M200 88h224l48 80-7.4 63H268v34h-94.2z',
  flown:
    'M214 112H412a17 17 0 0 1 0 34H216a17 17 0 0 0 0 34H298.2A12 12 0 0 0 309.4 172.2A22 22 0 0 1 350.6 172.2A12 12 0 0 0 361.8 180H440a17 17 0 0 1 0 34H206a17 17 0 0 0 0 34H268',
  planned: 'M268 248H432a17 17 0 0 1 0 34H200',
  avoided: 'M298.2 180h63.6',
  obstacle: { cx: 330, cy: 180, r: 9 },
  drone: [268, 248],
};

type LoopWideProps = { drawing: LoopDrawing };

export function LoopWide({ drawing: { sense, plan, fly } }: LoopWideProps) {
  return (
    <>
      <path d={LOOP} className={shared.quiet} />
      <LoopField {...FIELD} />
      {[
        { ...plan, x: 320, y: 38 },
        { ...sense, x: 81, y: 274 },
        { ...fly, x: 559, y: 274 },
      ].map(({ title, text, x, y }) => (
        <g key={title}>
          <text x={x} y={y} className={shared.name}>
            {title}
          </text>
          <text x={x} y={y + 25} className={shared.text}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
