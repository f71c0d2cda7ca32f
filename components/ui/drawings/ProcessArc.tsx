import type { CSSProperties } from 'react';
import { Clauses } from '@/components/ui/Clauses';
import { StationDrawing } from '@/components/ui/drawings/StationDrawing';
import type { Station } from '@/lib/schema/home/technology';
import arcClasses from './FlightArc.module.css';
import classes from './ProcessArc.module.css';

/** The arc of the logo: part of a circle of 948.6 around (620, 958.6), a station over every fifth of the width. */
const FLIGHT = 'M124 150A948.6 948.6 0 0 1 1116 150';
const STATIONS = [
  [124, 150],
  [372, 43],
  [620, 10],
  [868, 43],
  [1116, 150],
] as const;
const DROPS = 'M372 60V150M620 27V150M868 60V150';
const TICKS = {
  long: 'M124 150v10M372 150v10M620 150v10M868 150v10M1116 150v10',
  short: [186, 248, 310, 434, 496, 558, 682, 744, 806, 930, 992, 1054].map((x) => `M${x} 150v5`).join(''),
};

type ProcessArcProps = {
  label?: string;
  stations: readonly (Pick<Station, 'title' | 'text'> & Partial<Station>)[];
};

export function ProcessArc({ label, stations }: ProcessArcProps) {
  return (
    <figure aria-label={label} className={classes.root}>
      <FlightArc />
      <ol className={classes.stations}>
        {stations.map(({ title, text, drawing }, index) => (
          <li key={title} className={classes.station} style={{ '--turn': index } as CSSProperties}>
            {drawing && (
              <div className={classes.drawing}>
                <StationDrawing drawing={drawing} />
              </div>
            )}
            <div>
              <p>
                <strong data-text="lead">{title}</strong>
              </p>
              <p className={classes.about} data-text="small">
                <Clauses text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function FlightArc() {
  return (
    <svg viewBox="0 0 1240 164" className={arcClasses.root} aria-hidden="true" focusable="false">
      <path d={`M40 150H1200${TICKS.long}${TICKS.short}`} className={arcClasses.horizon} />
      <path d={DROPS} className={arcClasses.drops} />
      <path d={FLIGHT} pathLength={1} className={arcClasses.flight} />
      {STATIONS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} className={arcClasses.station} />
      ))}
      <path d={FLIGHT} pathLength={1} className={arcClasses.drone} />
    </svg>
  );
}
