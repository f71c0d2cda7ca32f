import classes from './Diagram.module.css';

/** Satellite, axes, gauge and radar, 24 by 24, in the order of the sensors. */
export const SENSOR_DRAWINGS = [
  'M3 8l5-5 3.5 3.5-5 5zM12.5 17.5l5-5L21 16l-5 5zM9 9l6 6M5 15.5a3.5 3.5 0 0 0 3.5 3.5M2 15.5A6.5 6.5 0 0 0 8.5 22',
  'M8 15V3M5 6l3-3 3 3M8 15h13M18 12l3 3-3 3M8 15l-5.5 6M2.5 17v4h4',
  'M5.5 19a9.5 9.5 0 1 1 13 0M12 13l4.5-4.5M12 4v2.5M3.5 12H6M18 12h2.5',
  'M5 19L15.5 8.5M5 13a6 6 0 0 1 6 6M5 8a11 11 0 0 1 11 11M5 3a16 16 0 0 1 16 16',
];

const BLADES = 'M0 0c5-6 13-7 20-3-7 5-14 6-20 3zM0 0c-5 6-13 7-20 3 7-5 14-6 20-3z';
const TURN = 'M16.7-19.9A26 26 0 1 1-19.9-16.7m-5.6 2.1 5.6-2.1-1 5.9';

type RotorProps = { x: number; y: number };

/** A rotor from above. */
export function Rotor({ x, y }: RotorProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={TURN} className={classes.quiet} />
      <path d={BLADES} className={classes.bright} />
      <circle r={3} className={classes.hub} />
    </g>
  );
}
