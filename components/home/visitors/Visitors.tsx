import { TextLink } from '@/components/ui/TextLink';
import type { VisitorsContent } from '@/lib/schema/home/visitors';
import classes from './Visitors.module.css';

export function Visitors({ label, links }: VisitorsContent) {
  return (
    <nav aria-label={label} data-tone="paper" className={classes.root} data-not-printed>
      <ul className={classes.row} data-container data-text="lead">
        <li aria-hidden="true">{label}</li>
        {links.map((link) => (
          <li key={link.path}>
            <TextLink link={link} data-spread />
          </li>
        ))}
      </ul>
    </nav>
  );
}
