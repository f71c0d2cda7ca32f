import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import type { CaseCategory } from '@/lib/schema/home/cases';
import classes from './CaseCard.module.css';

type CaseCardProps = { card: CaseCategory['cards'][number]; leftLabel: string; rightLabel: string };

export function CaseCard({ card, leftLabel, rightLabel }: CaseCardProps) {
  return (
    <article className={classes.root}>
      <Picture picture={card.pic} sizes="(min-width: 48em) 432px, 82vw" className={classes.picture} />
      <div className={classes.text}>
        <h3 data-type="lead">{card.farm}</h3>
        <dl className={classes.facts} data-type="small">
          <div>
            <dt data-type="label">{leftLabel}</dt>
            <dd>
              <Clauses text={card.left} />
            </dd>
          </div>
          <div>
            <dt data-type="label">{rightLabel}</dt>
            <dd>
              <Clauses text={card.right} />
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
