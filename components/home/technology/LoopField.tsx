import shared from './Diagram.module.css';
import classes from './LoopField.module.css';

export type FieldLines = {
  boundary: string;
  /** The surveyed corners of the field. */
  corners: [number, number][];
  /** What is covered so far: the field up to the drone. */
  done: string;
  flown: string;
  planned: string;
  /** The part of a row that the obstacle stands on. */
  avoided: string;
  obstacle: { cx: number; cy: number; r: number };
  drone: [number, number];
};

const SIGHT = 'M0 0l58-24a63 63 0 0 1 0 48z';
const ARMS = 'M-9-9 9 9M9-9-9 9';
const ROTORS = [
  [-9, -9],
  [9, -9],
  [-9, 9],
  [9, 9],
] as const;

/** A field flown row by row: done up to the drone, planned after it, bent round the one obstacle. */
export function LoopField({ boundary, corners, done, flown, planned, avoided, obstacle, drone }: FieldLines) {
  return (
    <>
      <path d={done} className={classes.done} />
      <path d={boundary} className={classes.field} />
      <path d={corners.map(([x, y]) => `M${x - 3} ${y - 3}h6v6h-6z`).join('')} className={classes.corners} />
      <path d={planned} className={classes.planned} />
      <path d={flown} pathLength={1} className={shared.drawn} />
      <path d={avoided} className={classes.avoided} />
      <circle {...obstacle} className={classes.obstacle} />
      <circle {...obstacle} r={obstacle.r / 3} className={shared.amber} />
      <g transform={`translate(${drone[0]} ${drone[1]})`} className={classes.drone}>
        <path d={SIGHT} className={classes.sight} />
        <path d={ARMS} />
        {ROTORS.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={5.5} />
        ))}
      </g>
    </>
  );
}
