import classes from './NumberWithUnit.module.css';

/** A number in the figures' font and its unit in the text's; no line breaks between them. */
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
