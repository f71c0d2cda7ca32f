import classes from './NumberWithUnit.module.css';

export type Figure = { value: string; unit?: string };

/** As NumberWithUnit draws it, for text that is HTML. */
export function figureHtml({ value, unit }: Figure) {
  const after = unit ? `\u00A0<span class="${classes.unit}">${unit}</span>` : '';
  return `<span class="${classes.root}" data-text="figure">${value}${after}</span>`;
}

/** A number in the figures' font and its unit in the text's; no line breaks between them. */
export function NumberWithUnit({ value, unit }: Figure) {
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
