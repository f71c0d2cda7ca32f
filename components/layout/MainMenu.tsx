'use client';

import { usePathname } from 'next/navigation';
import { MenuItem } from '@/components/layout/MenuItem';
import { useAddress } from '@/lib/hooks/useAddress';
import { activeEntry } from '@/lib/runtime/activeEntry';
import { parseAddress } from '@/lib/runtime/address';
import type { MenuEntry } from '@/lib/schema/navigation';
import classes from './MainMenu.module.css';

type MainMenuProps = { label: string; entries: MenuEntry[]; showChildrenLabel: string };

export function MainMenu({ label, entries, showChildrenLabel }: MainMenuProps) {
  const pathname = usePathname();
  const address = useAddress() ?? parseAddress(pathname);
  const active = activeEntry(entries, { ...address, path: parseAddress(pathname).path });
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
