import { SiteLink } from '@/components/ui/SiteLink';
import classes from './Breadcrumbs.module.css';

export type Crumb = { title: string; path?: string };

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label} data-not-printed>
      <ol className={classes.root} data-type="label" data-row="">
        {crumbs.map(({ title, path }) => (
          <li key={title}>
            {path ? <SiteLink href={path}>{title}</SiteLink> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
