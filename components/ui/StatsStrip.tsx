import { StatList } from '@/components/ui/StatList';
import type { AboutIntroContent } from '@/lib/schema/home/aboutIntro';
import classes from './StatsStrip.module.css';

type StatsStripProps = Pick<AboutIntroContent, 'statsTitle' | 'stats' | 'statsSource'>;

/** Shows the second figure large and the other four as facts beside it. */
export function StatsStrip({ statsTitle, stats, statsSource }: StatsStripProps) {
  return (
    <section aria-label={statsTitle} data-tone="ink">
      <div data-container>
        <StatList
          stats={stats.map((stat, index) => (index === 1 ? { ...stat, note: statsSource } : stat))}
          classes={classes}
        />
      </div>
    </section>
  );
}
