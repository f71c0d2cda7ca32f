import { ActorBox } from '@/components/about/ActorBox';
import { FlowArrow } from '@/components/about/FlowArrow';
import type { AboutContent } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

/** What flows from the demand to the platform, and on to the supply; records flow back. */
const FLOWS = [
  ['work', 'task', 'order'],
  ['money', 'fee', 'settlement'],
  ['record', 'report', 'record'],
] as const;

const LAYOUTS = [
  {
    shape: 'wide',
    viewBox: '0 0 1152 398',
    demand: { x: 1, y: 1, width: 215, row: 70 },
    platform: { x: 404, y: 1, width: 344, head: 70, row: 105 },
    supply: { x: 936, y: 1, width: 215, row: 70 },
    flow: (kind: number, side: number) => ({ x: 228 + 532 * side, y: 61 + 80 * kind }),
    flowEnd: [164, 0],
    flowText: { x: 82, y: -13, className: classes.flow },
    insurer: { x: 1, y: 341, width: 215, height: 56 },
    insurerTitle: { x: 108, y: 375 },
    insurerText: { x: 236, y: 375, className: classes.beside },
    payout: { from: [108, 329], to: [108, 293] },
    payoutText: { x: 124, y: 317 },
    legend: [838, 977, 1080],
    legendY: 370,
  },
  {
    shape: 'upright',
    viewBox: '0 0 320 776',
    demand: { x: 1, y: 133, width: 318 },
    platform: { x: 1, y: 308, width: 318, head: 56, row: 88 },
    supply: { x: 1, y: 628, width: 318 },
    flow: (kind: number, side: number) => ({ x: [24, 126, 240][kind], y: 232 + 320 * side }),
    flowEnd: [0, 64],
    flowText: { x: 11, y: 37, className: classes.beside },
    insurer: { x: 1, y: 1, width: 318, height: 72 },
    insurerTitle: { x: 160, y: 32 },
    insurerText: { x: 160, y: 57, className: classes.text },
    payout: { from: [126, 84], to: [126, 122] },
    payoutText: { x: 138, y: 109 },
    legend: [0, 134, 230],
    legendY: 754,
  },
] as const;

const START = [0, 0] as const;
const SAMPLE_WIDTH = 28;

/** Wide, and upright where the view is too narrow for that. */
export function BusinessDrawing({ drawing }: { drawing: AboutContent['business']['drawing'] }) {
  const { alternative, demand, platform, supply, insurer, flows, legend } = drawing;
  return LAYOUTS.map(({ shape, viewBox, flow, flowEnd, ...layout }) => (
    <svg key={shape} viewBox={viewBox} role="img" aria-label={alternative} className={classes[shape]}>
      <ActorBox {...demand} {...layout.demand} />
      <PlatformBox {...platform} {...layout.platform} />
      <ActorBox {...supply} {...layout.supply} />
      {FLOWS.map(([kind, ...names], index) =>
        names.map((name, side) => {
          const { x, y } = flow(index, side);
          const [from, to] = kind === 'record' ? [flowEnd, START] : [START, flowEnd];
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <FlowArrow kind={kind} from={from} to={to} />
              <text {...layout.flowText}>{flows[name]}</text>
            </g>
          );
        }),
      )}
      <rect {...layout.insurer} rx="12" className={classes.box} />
      <text {...layout.insurerTitle} className={classes.part}>
        {insurer.title}
      </text>
      <text {...layout.insurerText}>{insurer.text}</text>
      <FlowArrow kind="money" {...layout.payout} />
      <text {...layout.payoutText} className={classes.beside}>
        {insurer.payout}
      </text>
      {FLOWS.map(([kind], index) => (
        <g key={kind} transform={`translate(${layout.legend[index]} ${layout.legendY})`}>
          <FlowArrow kind={kind} from={START} to={[SAMPLE_WIDTH, 0]} head={false} />
          <text x={SAMPLE_WIDTH + 10} y="5" className={classes.beside}>
            {legend[kind]}
          </text>
        </g>
      ))}
    </svg>
  ));
}

type PlatformBoxProps = AboutContent['business']['drawing']['platform'] &
  Record<'x' | 'y' | 'width' | 'head' | 'row', number>;

function PlatformBox({ title, parts, x, y, width, head, row }: PlatformBoxProps) {
  const middle = width / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={head + 2 * row} rx="12" className={classes.platform} />
      <text x={middle} y={head / 2 + 8} className={classes.name}>
        {title}
      </text>
      <path
        d={`M0 ${head}H${width}M0 ${head + row}H${width}M${middle} ${head}V${head + 2 * row}`}
        className={classes.rule}
      />
      {parts.map((part, index) => (
        <g
          key={part.title}
          transform={`translate(${middle * ((index % 2) + 0.5)} ${head + row * (Math.floor(index / 2) + 0.5)})`}
        >
          <text y="-7" className={classes.part}>
            {part.title}
          </text>
          <text y="21" className={classes.text}>
            {part.text}
          </text>
        </g>
      ))}
    </g>
  );
}
