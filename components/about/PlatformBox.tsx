import type { AboutContent } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

type PlatformBoxProps = AboutContent['business']['drawing']['platform'] &
  Record<'x' | 'y' | 'width' | 'head' | 'row', number>;

export function PlatformBox({ title, parts, x, y, width, head, row }: PlatformBoxProps) {
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
