import { Reveal } from '@/components/ui/Reveal';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Milestone } from '@/lib/schema/about';
import classes from './MilestoneItem.module.css';

type MilestoneItemProps = { milestone: Milestone; present: string; sourceLabel: string };

/** From one waypoint to the next: stretched to the height of the text, so both ends point the same way. */
const LEG = 'M20 0C34 32 6 68 20 100';

export function MilestoneItem({ milestone, present, sourceLabel }: MilestoneItemProps) {
  const { date, title, text, source, url } = milestone;
  const [before, after] = sourceLabel.split('{source}');
  return (
    <li className={classes.root} data-present={date ? undefined : ''}>
      {date && (
        <svg
          viewBox="0 0 40 100"
          preserveAspectRatio="none"
          className={classes.leg}
          aria-hidden="true"
          focusable="false"
        >
          <path d={LEG} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <Reveal className={classes.entry}>
        {date ? (
          <time dateTime={date} className={classes.date}>
            {date}
          </time>
        ) : (
          <span className={classes.now}>{present}</span>
        )}
        <div>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
          <p className={classes.source}>
            {before}
            {url ? (
              <SiteLink href={url} newTab className={classes.link}>
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
