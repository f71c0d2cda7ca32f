import { Figure } from '@/components/ui/Figure';
import type { AboutIntroContent } from '@/lib/schema/home/about';
import classes from './StatsStrip.module.css';

type StatsStripProps = { title: string; stats: AboutIntroContent['stats'] };

export function StatsStrip({ title, stats }: StatsStripProps) {
  return (
    <section aria-label={title} data-tone="ink">
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
    </section>
  );
}
