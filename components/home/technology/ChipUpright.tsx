import { Rotor, SENSOR_DRAWINGS } from '@/components/home/technology/ChipParts';
import type { ChipDrawing } from '@/lib/schema/home/technology';
import classes from './Diagram.module.css';

const COLUMNS = [37, 111, 185, 259];
const IN_TRACES = [
  'M37 66v20l12 12h39l12 12v22',
  'M111 66v21.5l21 21V132',
  'M185 66v21.5l-21 21V132',
  'M259 66v20l-12 12h-39l-12 12v22',
];
const OUT_TRACE = 'M148 284v48';
const END_PINS = [100, 116, 132, 148, 164, 180, 196].map((x) => `M${x} 132v8M${x} 276v8`).join('');
const SIDE_PINS = [160, 176, 192, 208, 224, 240, 256].map((y) => `M72 ${y}h8M216 ${y}h8`).join('');
const LINK = 'M228 208h16M233 203l-5 5 5 5M239 203l5 5-5 5';
const LOGO = 'M4 20a12 12 0 0 1 19.39-9.46M3.5 25.5h25';

type ChipUprightProps = { drawing: ChipDrawing };

export function ChipUpright({ drawing }: ChipUprightProps) {
  const { sensors, chip, output, dataLink, platform } = drawing;
  return (
    <>
      <path d={SIDE_PINS + END_PINS} className={classes.pins} />
      <path d={IN_TRACES.join('')} className={classes.quiet} />
      <path d={OUT_TRACE} pathLength={1} className={classes.drawn} />
      {COLUMNS.map((x, index) => (
        <g key={x}>
          <text x={x} y={15} className={classes.text}>
            {sensors[index]}
          </text>
          <rect x={x - 20} y={26} width={40} height={40} rx={4} className={classes.box} />
          <path d={SENSOR_DRAWINGS[index]} transform={`translate(${x - 12} 34)`} className={classes.white} />
        </g>
      ))}
      <rect x={80} y={332} width={136} height={108} rx={4} className={classes.box} />
      <Rotor x={148} y={376} />
      <text x={148} y={426} className={classes.brightText}>
        {output}
      </text>
      <rect x={80} y={140} width={136} height={136} rx={12} className={classes.chip} />
      <circle cx={95} cy={155} r={4} className={classes.amber} />
      <text x={148} y={206} className={classes.name}>
        {chip.title}
      </text>
      <text x={148} y={232} className={classes.text}>
        {chip.text}
      </text>
      <text x={266} y={176} className={classes.text}>
        {dataLink}
      </text>
      <path d={LINK} className={classes.quiet} />
      <rect x={248} y={190} width={36} height={36} rx={4} className={classes.box} />
      <g transform="translate(250 191)" className={classes.white}>
        <path d={LOGO} />
        <circle cx={26.4} cy={14} r={1.6} className={classes.bright} />
      </g>
      <text x={266} y={250} className={classes.brightText}>
        {platform}
      </text>
    </>
  );
}
