import type { ReactNode } from 'react';
import { Clauses } from '@/components/ui/Clauses';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { Picture } from '@/components/ui/Picture';
import type { EcosystemCardContent } from '@/lib/schema/home/ecosystem';
import classes from './EcosystemCard.module.css';

type EcosystemCardProps = EcosystemCardContent & { id: string; children: ReactNode };

export function EcosystemCard({ id, children, ...card }: EcosystemCardProps) {
  const { title, picture, points, guarantee, figures } = card;
  return (
    <article id={id} aria-labelledby={`${id}-title`} data-late="" className={classes.root}>
      <Picture
        picture={picture}
        sizes="(min-width: 120em) 684px, (min-width: 62em) 50vw, 100vw"
        className={classes.picture}
        data-not-printed
      />
      <div className={classes.text}>
        <h3 id={`${id}-title`} data-type="h3" className={classes.title}>
          {title}
        </h3>
        <ul data-dashes>
          {points.map((point) => (
            <li key={point} className={classes.point}>
              <Clauses text={point} />
            </li>
          ))}
        </ul>
      </div>
      <div data-tone="mist" className={classes.guarantee}>
        <h4 data-type="lead" className={classes.label}>
          <Clauses text={guarantee} />
        </h4>
        {figures && (
          <dl className={classes.figures}>
            {figures.map(({ value, unit, label }) => (
              <div key={value} className={classes.figure}>
                <dt>
                  {label.map((clause) => (
                    <span key={clause}>{clause}</span>
                  ))}
                </dt>
                <dd>
                  <NumberWithUnit value={value} unit={unit} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </article>
  );
}
