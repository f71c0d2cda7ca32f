import type { ReactNode } from 'react';
import classes from './Diagram.module.css';

type DiagramProps = {
  alternative: string;
  /** Under the drawing: that it shows the principle only. */
  mark: string;
  /** Drawn 640 by 392, for a panel beside or under the text. */
  wide: ReactNode;
  /** Drawn 296 wide, for phones. */
  upright: ReactNode;
  uprightHeight: number;
};

export function Diagram({ alternative, mark, wide, upright, uprightHeight }: DiagramProps) {
  return (
    <figure className={classes.root}>
      <div role="img" aria-label={alternative} className={classes.panel}>
        <svg viewBox="0 0 640 392" className={classes.wide} aria-hidden="true" focusable="false">
          {wide}
        </svg>
        <svg
          viewBox={`0 0 296 ${uprightHeight}`}
          className={classes.upright}
          aria-hidden="true"
          focusable="false"
        >
          {upright}
        </svg>
      </div>
      <figcaption className={classes.mark} data-type="label">
        {mark}
      </figcaption>
    </figure>
  );
}
