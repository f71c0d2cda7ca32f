import type { ReactNode } from 'react';
import classes from './Phone.module.css';

type PhoneProps = { alternative: string; caption: string; mark: string; children: ReactNode };

/** A phone with a drawn screen in it; read out as one picture. */
export function Phone({ alternative, caption, mark, children }: PhoneProps) {
  return (
    <figure className={classes.root}>
      <div role="img" aria-label={alternative} className={classes.body}>
        <div className={classes.screen}>{children}</div>
      </div>
      <figcaption className={classes.caption}>
        {caption}
        <span className={classes.mark}>{mark}</span>
      </figcaption>
    </figure>
  );
}
