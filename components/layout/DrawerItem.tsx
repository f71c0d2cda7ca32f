import { useId, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MenuEntry } from '@/lib/schema/navigation';
import classes from './DrawerItem.module.css';

type DrawerItemProps = {
  entry: MenuEntry;
  current: boolean;
  currentChild: string;
  showChildrenLabel: string;
};

export function DrawerItem({ entry, current, currentChild, showChildrenLabel }: DrawerItemProps) {
  const [open, setOpen] = useState(current);
  const listId = useId();
  return (
    <li className={classes.root} data-open={(open && entry.children) || undefined}>
      <div className={classes.row} data-current={current && !currentChild ? '' : undefined}>
        <SiteLink
          href={entry.path}
          className={classes.link}
          aria-current={current ? (currentChild ? 'true' : 'page') : undefined}
        >
          {entry.title}
        </SiteLink>
        {entry.children && (
          <IconButton
            icon="chevronDown"
            iconSize={16}
            label={showChildrenLabel}
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
                aria-current={current && child.title === currentChild ? 'page' : undefined}
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
