import { SiteLink } from '@/components/ui/SiteLink';
import type { PageContent } from '@/lib/schema/page';
import classes from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  labels: Pick<PageContent, 'breadcrumb' | 'home'>;
  /** The pages below home; the current one has no path. */
  trail: { title: string; path?: string }[];
};

export function Breadcrumbs({ labels, trail }: BreadcrumbsProps) {
  return (
    <nav aria-label={labels.breadcrumb} data-not-printed>
      <ol className={classes.root} data-text="label" data-row="">
        {[{ title: labels.home, path: '/' }, ...trail].map(({ title, path }) => (
          <li key={title}>
            {path ? <SiteLink href={path}>{title}</SiteLink> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
