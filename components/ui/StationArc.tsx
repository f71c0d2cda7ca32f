import { Clauses } from '@/components/ui/Clauses';
import { FlightArc } from '@/components/ui/FlightArc';
import { StationDrawing } from '@/components/ui/StationDrawing';
import type { Station } from '@/lib/schema/home/technology';
import classes from './StationArc.module.css';

type StationArcProps = {
  label?: string;
  stations: readonly (Pick<Station, 'title' | 'text'> & Partial<Station>)[];
};

export function StationArc({ label, stations }: StationArcProps) {
  return (
    <figure aria-label={label} className={classes.root}>
      <FlightArc />
      <ol className={classes.stations}>
        {stations.map(({ title, text, drawing }) => (
          <li key={title} className={classes.station}>
            {drawing && (
              <div className={classes.drawing}>
                <StationDrawing drawing={drawing} />
              </div>
            )}
            <div>
              <p>
                <strong data-type="lead">{title}</strong>
              </p>
              <p className={classes.about} data-type="small">
                <Clauses text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
