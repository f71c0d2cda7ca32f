import type { ReactNode } from 'react';
import classes from './Slides.module.css';

type Spoken = { 'aria-label': string; 'aria-roledescription': string };
type Part = Spoken & { key: number; id?: string; role?: string; className?: string; children: ReactNode };

type RestingSlidesProps = { spoken: Spoken; parts: Part[] };

/** What a carousel looks and reads like that does not move. */
export function RestingSlides({ spoken, parts }: RestingSlidesProps) {
  return (
    <section className={classes.root} {...spoken}>
      <div className={classes.viewport} data-slides="">
        <div className={classes.container}>
          {parts.map(({ key, className = '', children, ...part }) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields
            <div key={key} role="group" className={`${classes.slide} ${className}`} {...part}>
              {children}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
