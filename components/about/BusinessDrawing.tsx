import { ActorBox } from '@/components/about/ActorBox';
import { FlowArrow } from '@/components/about/FlowArrow';
import type { AboutContent } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

/** The flows from demand to platform to supply, and the records that flow back. */
const FLOWS = [
  [
    ['work', 'task'],
    ['money', 'share'],
    ['money', 'fee'],
    ['record', 'report'],
  ],
  [
    ['work', 'order'],
    ['money', 'settlement'],
    ['record', 'record'],
  ],
] as const;

const KINDS = ['work', 'money', 'record'] as const;

const LAYOUTS = [
  {
    screen: 'from-lg',
    viewBox: '0 0 1152 334',
    demand: { x: 1, y: 1, width: 215, row: 70 },
    platform: { x: 404, y: 1, width: 344, head: 70, row: 105 },
    supply: { x: 936, y: 1, width: 215, row: 70 },
    flow: (index: number, side: number) => ({
      x: 228 + 532 * side,
      // The second side has one flow less: a row stays empty, so that the records, the last flows, are level.
      y: 44 + 66 * (index + (side && index === 2 ? 1 : 0)),
    }),
    flowEnd: [164, 0],
    flowText: { x: 82, y: -13 },
    legend: [846, 987, 1083],
    legendY: 328,
  },
  {
    screen: 'below-lg',
    viewBox: '0 0 320 644',
    demand: { x: 1, y: 1, width: 318 },
    platform: { x: 1, y: 176, width: 318, head: 56, row: 88 },
    supply: { x: 1, y: 496, width: 318 },
    flow: (index: number, side: number) => ({
      x: (side ? [24, 126, 240] : [5, 57, 168, 236])[index],
      y: 100 + 320 * side,
    }),
    flowEnd: [0, 64],
    flowText: { x: 11, y: 37, className: classes.beside },
    legend: [0, 134, 230],
    legendY: 622,
  },
] as const;

const START = [0, 0] as const;
const SAMPLE_WIDTH = 28;

/** Draws a wide version, and a tall one for narrow screens. */
export function BusinessDrawing({ drawing }: { drawing: AboutContent['business']['drawing'] }) {
  const { alt, demand, platform, supply, flows, legend } = drawing;
  return LAYOUTS.map(({ screen, viewBox, flow, flowEnd, ...layout }) => (
    <svg
      key={screen}
      viewBox={viewBox}
      role="img"
      aria-label={alt}
      className={classes.root}
      data-screen={screen}
    >
      <ActorBox {...demand} {...layout.demand} />
      <PlatformBox {...platform} {...layout.platform} />
      <ActorBox {...supply} {...layout.supply} />
      {FLOWS.map((list, side) =>
        list.map(([kind, name], index) => {
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
      {KINDS.map((kind, index) => (
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
      <rect
        width={width}
        height={head + 2 * row}
        rx="12"
        fill="var(--ink)"
        stroke="var(--route)"
        strokeWidth={1.6}
      />
      <text x={middle} y={head / 2 + 8} className={classes.name}>
        {title}
      </text>
      <path
        d={`M0 ${head}H${width}M0 ${head + row}H${width}M${middle} ${head}V${head + 2 * row}`}
        fill="none"
        stroke="var(--on-line)"
      />
      {parts.map((part, index) => (
        <g
          key={part.title}
          transform={`translate(${middle * ((index % 2) + 0.5)} ${head + row * (Math.floor(index / 2) + 0.5)})`}
        >
          <text y="-7" className={classes.part}>
            {part.title}
          </text>
          <text y="21">{part.text}</text>
        </g>
      ))}
    </g>
  );
}
