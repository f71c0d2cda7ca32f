import { FigureList } from '@/components/ui/FigureList';
import type { AboutIntroContent } from '@/lib/schema/home/about';
import classes from './StatsStrip.module.css';

type StatsStripProps = { title: string; stats: AboutIntroContent['stats'] };

export function StatsStrip({ title, stats }: StatsStripProps) {
  return (
    <section aria-label={title} data-tone="ink">
      <FigureList figures={stats} classes={classes} />
    </section>
  );
}
