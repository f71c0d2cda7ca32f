import { Text } from '@/components/ui/Text';
import classes from './ProcessArc.module.css';

/** The logo's arc, of radius 948.6 around (620, 958.6), with a station above the middle of each fifth of the width. */
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

export function ProcessArc({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <figure className={classes.root}>
      <svg viewBox="0 0 1240 164" className={classes.arc} aria-hidden="true">
        <path d={`M40 150H1200${TICKS.long}${TICKS.short}`} className={classes.horizon} />
        <path d={DROPS} strokeDasharray="2 5" className={classes.horizon} />
        <path d={FLIGHT} className={classes.flight} />
        {STATIONS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} className={classes.station} />
        ))}
        <circle cx={1116} cy={150} r={5} fill="var(--amber)" />
      </svg>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <div>
              <strong data-text="lead">{title}</strong>
              <Text data-text="small" className={classes.text} text={text} />
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
