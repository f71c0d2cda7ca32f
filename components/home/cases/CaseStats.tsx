import { Figure } from '@/components/ui/Figure';
import type { CaseCategory } from '@/lib/schema/home/cases';
import classes from './CaseStats.module.css';

type CaseStatsProps = { stats: CaseCategory['stats']; note?: string };

export function CaseStats({ stats, note }: CaseStatsProps) {
  return (
    <div className={classes.root}>
      <dl className={classes.list}>
        {stats.map(({ value, unit, label }) => (
          <div key={label} className={classes.stat}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.figure}>
              <Figure value={value} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
