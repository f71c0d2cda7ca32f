import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { pagePath } from '@/lib/news/newsPaths';
import { visiblePages } from '@/lib/news/visiblePages';
import type { NewsContent } from '@/lib/schema/news';
import { fill } from '@/lib/text/fill';
import classes from './Pagination.module.css';

type PaginationProps = {
  path: string;
  number: number;
  count: number;
  labels: Pick<NewsContent['list'], 'pagination' | 'goToPage' | 'previousPage' | 'nextPage'>;
};

export function Pagination({ path, number, count, labels }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={labels.pagination} className={classes.root} data-row="2" data-text="figure">
      {number > 1 && (
        <SiteLink href={pagePath(path, number - 1)} aria-label={labels.previousPage} className={classes.link}>
          <Icon name="chevronLeft" size={18} />
        </SiteLink>
      )}
      {visiblePages(number, count).map((shown) =>
        typeof shown === 'number' ? (
          <SiteLink
            key={shown}
            href={pagePath(path, shown)}
            aria-label={fill(labels.goToPage, { n: shown })}
            aria-current={shown === number ? 'page' : undefined}
            className={classes.link}
          >
            {shown}
          </SiteLink>
        ) : (
          <span key={shown} aria-hidden="true" className={classes.gap}>
            …
          </span>
        ),
      )}
      {number < count && (
        <SiteLink href={pagePath(path, number + 1)} aria-label={labels.nextPage} className={classes.link}>
          <Icon name="chevronRight" size={18} />
        </SiteLink>
      )}
    </nav>
  );
}
