import classes from './BusinessDrawing.module.css';

type ActorBoxProps = {
  title: string;
  members: readonly string[];
  x: number;
  y: number;
  width: number;
  /** The height of a member's row; without it all members stand on one line. */
  row?: number;
};

const HEAD = 70;
const LINE_HEIGHT = 88;
const LINE_GAP = 16;

/** One side of the business with its name and members. */
export function ActorBox({ title, members, x, y, width, row }: ActorBoxProps) {
  const middle = width / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={row ? HEAD + row * members.length : LINE_HEIGHT}
        rx="12"
        fill="var(--ink)"
        stroke="var(--contour)"
      />
      <text x={middle} y={row ? 43 : 36} className={classes.name}>
        {title}
      </text>
      {row ? (
        members.map((member, index) => (
          <g key={member} transform={`translate(0 ${HEAD + row * index})`}>
            <path d={index ? `M32 0H${width - 32}` : `M0 0H${width}`} stroke="var(--on-line)" />
            <text x={middle} y={row / 2 + 6}>
              {member}
            </text>
          </g>
        ))
      ) : (
        <text x={middle} y="65">
          {members.map((member, index) => (
            <tspan key={member} dx={index ? LINE_GAP : 0}>
              {member}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}
