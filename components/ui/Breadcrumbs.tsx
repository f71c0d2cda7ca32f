import { SiteLink } from '@/components/ui/SiteLink';
import classes from './Breadcrumbs.module.css';

export type Crumb = { title: string; path?: string };

type BreadcrumbsProps = { label: string; crumbs: Crumb[] };

export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-not-printed>
      <ol className={classes.root} data-type="label">
        {crumbs.map(({ title, path }) => (
          <li key={title}>
            {path ? <SiteLink href={path}>{title}</SiteLink> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
