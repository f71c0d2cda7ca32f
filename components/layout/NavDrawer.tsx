'use client';

import { useEffect, useRef } from 'react';
import { DownloadLink } from '@/components/layout/DownloadLink';
import { DrawerItem } from '@/components/layout/DrawerItem';
import { SeniorSwitch } from '@/components/layout/SeniorSwitch';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconButton } from '@/components/ui/IconButton';
import { MENU_FITS_FROM } from '@/lib/constants';
import { useActiveEntry } from '@/lib/hooks/useActiveEntry';
import { useModalDialog } from '@/lib/hooks/useModalDialog';
import type { Navigation } from '@/lib/schema/navigation';

import classes from './NavDrawer.module.css';

type NavDrawerProps = { navigation: Navigation; customerServiceUrl: string; onClose: () => void };

export function NavDrawer({ navigation, customerServiceUrl, onClose }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const active = useActiveEntry(navigation.entries);
  useModalDialog(dialog);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${MENU_FITS_FROM})`);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the veil is closed by Escape, which the dialog brings
    <dialog
      ref={dialog}
      className={classes.root}
      aria-label={navigation.labels.drawer}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={(event) => {
        const chosen = (event.target as Element).closest('a') || event.target === dialog.current;
        if (chosen) onClose();
      }}
    >
      <div className={classes.panel}>
        <div className={classes.head}>
          <IconButton icon="close" label={navigation.labels.closeDrawer} onClick={onClose} />
          <SeniorSwitch label={navigation.labels.senior} />
        </div>
        <div className={classes.body}>
          <nav aria-label={navigation.label}>
            <ul>
              {navigation.entries.map((entry) => (
                <DrawerItem
                  key={entry.title}
                  entry={entry}
                  current={entry.title === active.top}
                  currentChild={active.child}
                  showChildrenLabel={navigation.labels.showChildren.replace('{title}', entry.title)}
                />
              ))}
            </ul>
          </nav>
          <div className={classes.actions}>
            <ButtonLink href={customerServiceUrl} look="line" newTab>
              {navigation.customerService}
            </ButtonLink>
            <DownloadLink {...navigation.download} />
          </div>
        </div>
      </div>
    </dialog>
  );
}
