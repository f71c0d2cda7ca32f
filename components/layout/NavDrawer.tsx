import { DrawerContent, DrawerOverlay, DrawerRoot } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { DrawerToggleProps } from '@/components/layout/DrawerToggle';
import type { MenuItemProps } from '@/components/layout/MainMenu';
import { SeniorSwitch } from '@/components/layout/SeniorSwitch';
import { ButtonLink } from '@/components/ui/Button';
import type { OverlayProps } from '@/components/ui/Dialog';
import { IconButton, IconLink } from '@/components/ui/IconButton';
import overlay from '@/components/ui/Overlay.module.css';
import { SiteLink } from '@/components/ui/SiteLink';
import { SEARCH_PATH } from '@/lib/news/newsPaths';
import { fill } from '@/lib/text/fill';
import { useActiveEntry } from '@/lib/url/useActiveEntry';
import classes from './NavDrawer.module.css';

const DRAWER_WIDTH = '60%';

export function NavDrawer({ opened, onClose, ...content }: OverlayProps & DrawerToggleProps) {
  const { navigation, customerServiceUrl, button } = content;
  const { label, entries, customerService, labels } = navigation;
  const active = useActiveEntry(entries);
  useWindowEvent('popstate', onClose);

  return (
    <DrawerRoot
      opened={opened}
      size={DRAWER_WIDTH}
      onClose={onClose}
      classNames={{
        inner: overlay.frame,
        overlay: overlay.backdrop,
        content: `${overlay.panel} ${classes.content}`,
      }}
    >
      <DrawerOverlay />
      <DrawerContent
        aria-label={labels.drawer}
        onClick={({ target }) => (target as Element).closest('a') && onClose()}
      >
        <div className={classes.head} data-beside>
          <IconButton icon="close" label={labels.closeDrawer} onClick={onClose} />
          <IconLink icon="search" href={SEARCH_PATH} label={labels.search} />
          <SeniorSwitch label={labels.senior} />
        </div>
        <div className={classes.body}>
          <nav aria-label={label}>
            <ul>
              {entries.map((entry) => (
                <DrawerItem key={entry.title} entry={entry} active={active} labels={labels} />
              ))}
            </ul>
          </nav>
          <div className={classes.actions}>
            <ButtonLink link={{ title: customerService, path: customerServiceUrl }} variant="line" newTab />
            <ButtonLink link={button} variant="filled" />
          </div>
        </div>
      </DrawerContent>
    </DrawerRoot>
  );
}

function DrawerItem({ entry, active, labels }: MenuItemProps) {
  const current = entry.title === active.top;
  const [open, setOpen] = useState(current);
  const listId = useId();
  return (
    <li className={classes.item} data-open={(open && entry.children) || undefined}>
      <div className={classes.row} data-beside data-current={current && !active.child ? '' : undefined}>
        <SiteLink
          href={entry.path}
          className={classes.link}
          data-beside
          aria-current={current ? (active.child ? 'true' : 'page') : undefined}
        >
          {entry.title}
        </SiteLink>
        {entry.children && (
          <IconButton
            icon="chevronDown"
            iconSize={16}
            label={fill(labels.showChildren, { title: entry.title })}
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
                data-beside
                data-text="small"
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
