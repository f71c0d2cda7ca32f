import classes from './Contours.module.css';

/** Two hills behind the head of the section: files, since their lines would weigh on the HTML. */
export function Contours() {
  return (
    <>
      <img
        src="/drawings/contours-east.svg"
        alt=""
        width={980}
        height={900}
        loading="lazy"
        className={classes.east}
      />
      <img
        src="/drawings/contours-west.svg"
        alt=""
        width={760}
        height={760}
        loading="lazy"
        className={classes.west}
      />
    </>
  );
}
