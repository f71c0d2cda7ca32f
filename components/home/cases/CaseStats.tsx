import { Clauses } from '@/components/ui/Clauses';
import { FigureList } from '@/components/ui/FigureList';
import { TextLink } from '@/components/ui/TextLink';
import type { CaseCategory } from '@/lib/schema/home/cases';
import classes from './CaseStats.module.css';

type CaseStatsProps = {
  stats: CaseCategory['stats'];
  note?: string;
  source: string;
  ask: { title: string; path: string };
};

export function CaseStats({ stats, note, source, ask }: CaseStatsProps) {
  return (
    <div className={classes.root} data-stack="4">
      <FigureList figures={stats} upright />
      {note && (
        <p className={classes.note} data-type="small">
          {note}
        </p>
      )}
      <p data-type="label">
        <Clauses text={source} />
      </p>
      <p>
        <TextLink href={ask.path}>{ask.title}</TextLink>
      </p>
    </div>
  );
}
