import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import type { TechnologyContent } from '@/lib/schema/home/technology';
import classes from './Chip.module.css';

/** From the edges of the chip in the picture, in its proportions, to the labels. */
const LEADS = 'M566 359H452M616 443H452M666 528H452M716 612H452M940 603v130M1214 549v184';

export function Chip({ title, text, picture, alternative, labels, mark }: TechnologyContent['chip']) {
  return (
    <div id="techSystem" className={classes.anchor}>
      <Reveal className={classes.root}>
        <div data-container data-stack="3" className={classes.text}>
          <h3 data-type="h3">{title}</h3>
          <p data-type="body">{text}</p>
          <p data-type="label">{mark}</p>
        </div>
        <div role="img" aria-label={alternative} className={classes.drawing}>
          <Picture
            picture={picture}
            sizes="(max-width: 61.99em) 100vw, (min-width: 132em) 1400px, 66vw"
            className={classes.picture}
          />
          <svg viewBox="0 0 1456 819" aria-hidden="true" focusable="false" className={classes.leads}>
            <path d={LEADS} pathLength={1} />
          </svg>
          <ul data-type="small" className={classes.labels}>
            {labels.map((label, index) => (
              <li key={label} style={{ '--place': index } as CSSProperties}>
                {label}
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </div>
  );
}
