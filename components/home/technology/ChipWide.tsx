import { Rotor, SENSOR_DRAWINGS } from '@/components/home/technology/ChipParts';
import type { ChipDrawing } from '@/lib/schema/home/technology';
import classes from './Diagram.module.css';

const ROWS = [28, 120, 212, 304];
const IN_TRACES = [
  'M148 28h24l12 12v54l12 12h26',
  'M148 120h23l26 26h25',
  'M148 212h23l26-26h25',
  'M148 304h24l12-12v-54l12-12h26',
];
const OUT_TRACE = 'M418 166h74';
const SIDE_PINS = [106, 126, 146, 166, 186, 206, 226].map((y) => `M222 ${y}h10M408 ${y}h10`).join('');
const END_PINS = [260, 280, 300, 320, 340, 360, 380].map((x) => `M${x} 68v10M${x} 254v10`).join('');
const DOWN_LINK = 'M312 270v66M307 330l5 6 5-6';
const UP_LINK = 'M328 338v-66M323 278l5-6 5 6';

type ChipWideProps = { drawing: ChipDrawing };

export function ChipWide({ drawing }: ChipWideProps) {
  const { sensors, chip, output, dataLink, platform } = drawing;
  return (
    <>
      <path d={SIDE_PINS + END_PINS} className={classes.pins} />
      <path d={IN_TRACES.join('')} className={classes.quiet} />
      <path d={OUT_TRACE} pathLength={1} className={classes.drawn} />
      {ROWS.map((y, index) => (
        <g key={y}>
          <rect x={1} y={y - 24} width={147} height={48} rx={4} className={classes.box} />
          <path d={SENSOR_DRAWINGS[index]} transform={`translate(16 ${y - 12})`} className={classes.white} />
          <text x={96} y={y + 5} className={classes.text}>
            {sensors[index]}
          </text>
        </g>
      ))}
      <rect x={492} y={96} width={147} height={140} rx={4} className={classes.box} />
      <Rotor x={566} y={146} />
      <text x={566} y={211} className={classes.brightText}>
        {output}
      </text>
      <rect x={232} y={78} width={176} height={176} rx={12} className={classes.chip} />
      <rect x={260} y={106} width={120} height={120} rx={4} className={classes.die} />
      <circle cx={249} cy={95} r={4} className={classes.amber} />
      <text x={320} y={162} className={classes.name}>
        {chip.title}
      </text>
      <text x={320} y={189} className={classes.text}>
        {chip.text}
      </text>
      <path d={DOWN_LINK + UP_LINK} className={classes.quiet} />
      <text x={346} y={309} className={classes.startText}>
        {dataLink}
      </text>
      <rect x={252} y={344} width={136} height={44} rx={4} className={classes.box} />
      <text x={320} y={371} className={classes.brightText}>
        {platform}
      </text>
    </>
  );
}
