import { SiteLink } from '@/components/ui/SiteLink';
import { articlePath } from '@/lib/news/newsPaths';
import classes from './ArticleNeighbours.module.css';

type Neighbour = { id: string; title: string };

type ArticleNeighboursProps = {
  labels: { neighbours: string; previous: string; next: string };
  previous?: Neighbour;
  next?: Neighbour;
};

export function ArticleNeighbours({ labels, previous, next }: ArticleNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={labels.neighbours} className={classes.root} data-not-printed>
      {previous && (
        <SiteLink href={articlePath(previous.id)} className={classes.link} data-side="previous">
          <span className={classes.label} data-type="label">
            {labels.previous}
          </span>
          {previous.title}
        </SiteLink>
      )}
      {next && (
        <SiteLink href={articlePath(next.id)} className={classes.link} data-side="next">
          <span className={classes.label} data-type="label">
            {labels.next}
          </span>
          {next.title}
        </SiteLink>
      )}
    </nav>
  );
}
