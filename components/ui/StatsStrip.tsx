import { StatList } from '@/components/ui/StatList';
import type { AboutIntroContent } from '@/lib/schema/home/aboutIntro';
import classes from './StatsStrip.module.css';

type StatsStripProps = {
  content: Pick<AboutIntroContent, 'statsTitle' | 'stats' | 'statsSource'>;
  /** The second figure large, the others as four facts beside it; else all in one line. */
  large?: boolean;
};

export function StatsStrip({ content: { statsTitle, stats, statsSource }, large }: StatsStripProps) {
  return (
    <section aria-label={statsTitle} data-tone="ink">
      <div data-container data-large={large}>
        <StatList
          stats={stats.map((stat, index) => (large && index === 1 ? { ...stat, note: statsSource } : stat))}
          classes={classes}
        />
        {!large && (
          <p data-text="label" className={classes.source}>
            {statsSource}
          </p>
        )}
      </div>
    </section>
  );
}
