'use client';

import { MenuItem } from '@/components/layout/MenuItem';
import type { MenuEntry } from '@/lib/schema/navigation';
import { useActiveEntry } from '@/lib/url/useActiveEntry';
import classes from './MainMenu.module.css';

type MainMenuProps = { label: string; entries: MenuEntry[]; showChildrenLabel: string };

export function MainMenu({ label, entries, showChildrenLabel }: MainMenuProps) {
  const active = useActiveEntry(entries);
  return (
    <nav aria-label={label} className={classes.root}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.title}
            entry={entry}
            current={entry.title === active.top}
            currentChild={active.child}
            showChildrenLabel={showChildrenLabel.replace('{title}', entry.title)}
          />
        ))}
      </ul>
    </nav>
  );
}
