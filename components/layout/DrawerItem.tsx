import { useId, useState } from 'react';
import type { MenuItemProps } from '@/components/layout/MainMenu';
import { IconButton } from '@/components/ui/IconButton';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './DrawerItem.module.css';

export function DrawerItem({ entry, active, labels }: MenuItemProps) {
  const current = entry.title === active.top;
  const [open, setOpen] = useState(current);
  const listId = useId();
  return (
    <li className={classes.root} data-open={(open && entry.children) || undefined}>
      <div className={classes.row} data-current={current && !active.child ? '' : undefined}>
        <SiteLink
          href={entry.path}
          className={classes.link}
          aria-current={current ? (active.child ? 'true' : 'page') : undefined}
        >
          {entry.title}
        </SiteLink>
        {entry.children && (
          <IconButton
            icon="chevronDown"
            iconSize={16}
            label={labels.showChildren.replace('{title}', entry.title)}
            className={classes.toggle}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      {entry.children && (
        <ul id={listId} hidden={!open}>
          {entry.children.map((child) => (
            <li key={child.title}>
              <SiteLink
                href={child.path}
                className={classes.child}
                data-type="small"
                aria-current={current && child.title === active.child ? 'page' : undefined}
              >
                {child.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
