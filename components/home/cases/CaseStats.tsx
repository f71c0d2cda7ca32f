import { FigureList } from '@/components/ui/FigureList';
import type { CaseCategory } from '@/lib/schema/home/cases';
import classes from './CaseStats.module.css';

type CaseStatsProps = { stats: CaseCategory['stats']; note?: string };

export function CaseStats({ stats, note }: CaseStatsProps) {
  return (
    <div className={classes.root}>
      <FigureList figures={stats} classes={classes} />
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
