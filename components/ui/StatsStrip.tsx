import { StatList } from '@/components/ui/StatList';
import type { AboutIntroContent } from '@/lib/schema/home/about';
import classes from './StatsStrip.module.css';

type StatsStripProps = {
  title: string;
  stats: AboutIntroContent['stats'];
  source: string;
  /** The second figure large, the others as four facts beside it; else all in one line. */
  large?: boolean;
};

export function StatsStrip({ title, stats, source, large }: StatsStripProps) {
  return (
    <section aria-label={title} data-tone="ink">
      <div data-container data-large={large}>
        <StatList stats={stats} classes={classes} />
        <p data-type="label" className={classes.source}>
          {source}
        </p>
      </div>
    </section>
  );
}
