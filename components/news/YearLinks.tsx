import { SiteLink } from '@/components/ui/SiteLink';
import { archivePath, RSS_PATH } from '@/lib/news/newsPaths';
import classes from './YearLinks.module.css';

type YearLinksProps = { label: string; years: string[]; current?: string; feedTitle: string };

export function YearLinks({ label, years, current, feedTitle }: YearLinksProps) {
  return (
    <div className={classes.root} data-row="5" data-type="small" data-links>
      <nav aria-label={label} data-row="5">
        <span aria-hidden="true">{label}</span>
        {years.map((year) => (
          <SiteLink
            key={year}
            href={archivePath(year)}
            aria-current={year === current ? 'page' : undefined}
            className={classes.year}
          >
            {year}
          </SiteLink>
        ))}
      </nav>
      <a href={RSS_PATH} className={classes.feed}>
        {feedTitle}
      </a>
    </div>
  );
}
