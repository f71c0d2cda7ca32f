import { type FieldLines, LoopField } from '@/components/home/technology/LoopField';
import type { LoopDrawing } from '@/lib/schema/home/technology';
import shared from './Diagram.module.css';

const LOOP =
  'M18 284V112C18 62 44 28 82 28M74 22l8 6-8 6M214 28c38 0 64 34 64 84v172M272 276l6 8 6-8M206 322h-88M126 316l-8 6 8 6';

const FIELD: FieldLines = {
  boundary: 'M66 86h156l34 52-10 112H44z',
  corners: [
    [66, 86],
    [222, 86],
    [256, 138],
    [246, 250],
    [44, 250],
  ],
  done: 'M66 86h156l34 52-5.1 57H112v26H47.9z',
  flown:
    'M80 104H213a13 13 0 0 1 0 26H80a13 13 0 0 0 0 26H124.9A10 10 0 0 0 134.2 149.7A17 17 0 0 1 165.8 149.7A10 10 0 0 0 175.1 156H232a13 13 0 0 1 0 26H73a13 13 0 0 0 0 26H112',
  planned: 'M112 208H227a13 13 0 0 1 0 26H68',
  avoided: 'M124.9 156h50.2',
  obstacle: { cx: 150, cy: 156, r: 7.5 },
  drone: [112, 208],
};

type LoopUprightProps = { drawing: LoopDrawing };

export function LoopUpright({ drawing: { sense, plan, fly } }: LoopUprightProps) {
  return (
    <>
      <path d={LOOP} className={shared.quiet} />
      <LoopField {...FIELD} />
      <text x={148} y={20} className={shared.name}>
        {plan.title}
      </text>
      <text x={148} y={44} className={shared.text}>
        {plan.text}
      </text>
      <text x={0} y={310} className={shared.startName}>
        {sense.title}
      </text>
      <text x={0} y={334} className={shared.startText}>
        {sense.text}
      </text>
      <text x={296} y={310} className={shared.endName}>
        {fly.title}
      </text>
      <text x={296} y={334} className={shared.endText}>
        {fly.text}
      </text>
    </>
  );
}
