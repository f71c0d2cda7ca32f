import { FigureList } from '@/components/ui/FigureList';
import type { AboutIntroContent } from '@/lib/schema/home/about';
import classes from './StatsStrip.module.css';

type StatsStripProps = { title: string; stats: AboutIntroContent['stats']; source: string };

export function StatsStrip({ title, stats, source }: StatsStripProps) {
  return (
    <section aria-label={title} data-tone="ink">
      <FigureList figures={stats} classes={classes} />
      <p className={classes.source}>{source}</p>
    </section>
  );
}
