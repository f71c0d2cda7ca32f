import { SiteLink } from '@/components/ui/SiteLink';
import classes from './CategoryLinks.module.css';

type CategoryLinksProps = {
  label: string;
  links: { title: string; path: string; current: boolean }[];
};

export function CategoryLinks({ label, links }: CategoryLinksProps) {
  return (
    <nav aria-label={label} className={classes.root}>
      {links.map(({ title, path, current }) => (
        <SiteLink key={path} href={path} aria-current={current ? 'page' : undefined} className={classes.link}>
          {title}
        </SiteLink>
      ))}
    </nav>
  );
}
