'use client';

import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { useDisclosureMenu } from '@/lib/motion/useDisclosureMenu';
import type { MenuEntry, Navigation } from '@/lib/schema/navigation';
import { fill } from '@/lib/text/fill';
import { useActiveEntry } from '@/lib/url/useActiveEntry';
import classes from './MainMenu.module.css';

export function MainMenu({ navigation: { label, entries, labels } }: { navigation: Navigation }) {
  const active = useActiveEntry(entries);
  return (
    <nav aria-label={label} className={classes.root} data-screen="from-lg">
      <ul className={classes.list}>
        {entries.map((entry) => (
          <MenuItem key={entry.title} entry={entry} active={active} labels={labels} />
        ))}
      </ul>
    </nav>
  );
}

export type MenuItemProps = {
  entry: MenuEntry;
  active: ReturnType<typeof useActiveEntry>;
  labels: Navigation['labels'];
};

function MenuItem({ entry, active, labels }: MenuItemProps) {
  const { open, toggle, areaProps, onToggle, onChosen } = useDisclosureMenu();
  const menuId = useId();
  const current = entry.title === active.top;
  const link = (
    <SiteLink
      href={entry.path}
      className={classes.link}
      data-beside
      data-nowrap
      data-text="small"
      aria-current={current ? (active.child ? 'true' : 'page') : undefined}
      onClick={onChosen}
    >
      {entry.title}
    </SiteLink>
  );
  if (!entry.children)
    return (
      <li className={classes.item} data-beside>
        {link}
      </li>
    );
  return (
    <li className={classes.item} data-beside data-open={open || undefined} data-menu {...areaProps}>
      {link}
      <button
        ref={toggle}
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={fill(labels.showChildren, { title: entry.title })}
        onClick={onToggle}
      >
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={menuId} className={classes.menu} data-tone="paper">
        {entry.children.map((child) => (
          <li key={child.title}>
            <SiteLink
              href={child.path}
              className={classes.child}
              aria-current={current && child.title === active.child ? 'page' : undefined}
              onClick={onChosen}
            >
              <strong data-text="small">{child.title}</strong>
              <span data-text="label">{child.note}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
