import { Clauses } from '@/components/ui/Clauses';
import { Reveal } from '@/components/ui/Reveal';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Milestone } from '@/lib/schema/about';
import classes from './MilestoneItem.module.css';

type MilestoneItemProps = { milestone: Milestone & { id: string }; present: string; sourceLabel: string };

export function MilestoneItem({ milestone, present, sourceLabel }: MilestoneItemProps) {
  const { id, date, title, text, source, url } = milestone;
  const [before, after] = sourceLabel.split('{source}');
  return (
    <li id={id} className={classes.root} data-present={date ? undefined : ''}>
      <Reveal className={classes.entry}>
        {date ? (
          <time dateTime={date} data-type="figure" className={classes.date}>
            {date}
          </time>
        ) : (
          <span className={classes.now}>{present}</span>
        )}
        <h3 data-type="lead" className={classes.title}>
          {title}
        </h3>
        <div className={classes.about}>
          <p data-type="body">
            <Clauses text={text} />
          </p>
          <p data-type="label" data-links="" className={classes.source}>
            {before}
            {url ? (
              <SiteLink href={url} newTab>
                {source}
              </SiteLink>
            ) : (
              source
            )}
            {after}
          </p>
        </div>
      </Reveal>
    </li>
  );
}
