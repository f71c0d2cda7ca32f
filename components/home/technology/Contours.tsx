import classes from './Contours.module.css';

const HILLS = [
  { side: 'east', width: 980, height: 900 },
  { side: 'west', width: 760, height: 760 },
] as const;

/** Behind the head of the section: files, since their lines would weigh on the HTML. */
export function Contours() {
  return HILLS.map(({ side, ...size }) => (
    <img
      key={side}
      src={`/drawings/contours-${side}.svg`}
      alt=""
      {...size}
      loading="lazy"
      className={classes[side]}
    />
  ));
}
