import classes from './FlowArrow.module.css';

type Point = readonly [x: number, y: number];

type FlowArrowProps = { kind: 'work' | 'money' | 'record'; from: Point; to: Point; head?: boolean };

const STROKES = { work: 'var(--route)', money: 'var(--amber)', record: 'var(--on-3)' };
const HEAD = { length: 8, half: 5 };

/** A horizontal or vertical arrow of a drawing. */
export function FlowArrow({ kind, from: [fromX, fromY], to: [x, y], head = true }: FlowArrowProps) {
  const [right, down] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const [backX, backY] = [x - HEAD.length * right, y - HEAD.length * down];
  const [sideX, sideY] = [HEAD.half * down, HEAD.half * right];
  return (
    <g className={classes.root} data-drawing stroke={STROKES[kind]}>
      <path d={`M${fromX} ${fromY}L${x} ${y}`} pathLength={1} className={classes.shaft} />
      {head && <path d={`M${backX - sideX} ${backY - sideY}L${x} ${y}L${backX + sideX} ${backY + sideY}`} />}
    </g>
  );
}
