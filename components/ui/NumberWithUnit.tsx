import classes from './NumberWithUnit.module.css';

/** A number in the figures' font and its unit in the text's; no line breaks between them. */
export function NumberWithUnit({ value, unit }: { value: string; unit?: string }) {
  return (
    <span className={classes.root} data-text="figure">
      {value}
      {unit && (
        <>
          {'\u00A0'}
          <span className={classes.unit}>{unit}</span>
        </>
      )}
    </span>
  );
}
