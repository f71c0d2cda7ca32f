import classes from './NumberWithUnit.module.css';

/** A number in the figures' face with its unit in the text's; the space between them never breaks. */
export function NumberWithUnit({ value, unit }: { value: string; unit?: string }) {
  return (
    <span className={classes.root}>
      {value}
      {unit && (
        <span className={classes.unit}>
          {'\u00A0'}
          {unit}
        </span>
      )}
    </span>
  );
}
