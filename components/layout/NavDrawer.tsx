import { DrawerContent, DrawerOverlay, DrawerRoot } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { DownloadLink } from '@/components/layout/DownloadLink';
import { DrawerItem } from '@/components/layout/DrawerItem';
import { SeniorSwitch } from '@/components/layout/SeniorSwitch';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { OverlayProps } from '@/components/ui/Dialog';
import { IconButton } from '@/components/ui/IconButton';
import overlay from '@/components/ui/Overlay.module.css';
import { useTopOverlay } from '@/lib/motion/useTopOverlay';
import type { Navigation } from '@/lib/schema/navigation';
import { useActiveEntry } from '@/lib/url/useActiveEntry';
import classes from './NavDrawer.module.css';

const DRAWER_WIDTH = '60%';
/** The breakpoint lg of package.json: from here on the menu stands in the header. */
const MENU_FITS_FROM = '75em';

type NavDrawerProps = OverlayProps & { navigation: Navigation; customerServiceUrl: string };

export function NavDrawer({ opened, navigation, customerServiceUrl, onClose }: NavDrawerProps) {
  const { label, entries, customerService, download, labels } = navigation;
  const active = useActiveEntry(entries);
  const onTop = useTopOverlay(opened);
  const menuFits = useMediaQuery(`(min-width: ${MENU_FITS_FROM})`);

  useEffect(() => {
    if (menuFits) onClose();
  }, [menuFits, onClose]);

  return (
    <DrawerRoot
      opened={opened}
      size={DRAWER_WIDTH}
      onClose={onClose}
      closeOnEscape={onTop}
      classNames={{
        inner: `${overlay.frame} ${classes.inner}`,
        overlay: overlay.backdrop,
        content: `${overlay.panel} ${classes.content}`,
      }}
    >
      <DrawerOverlay />
      <DrawerContent
        aria-label={labels.drawer}
        onClick={({ target }) => (target as Element).closest('a') && onClose()}
      >
        <div className={classes.head}>
          <IconButton icon="close" label={labels.closeDrawer} onClick={onClose} />
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
            <ButtonLink href={customerServiceUrl} variant="line" newTab>
              {customerService}
            </ButtonLink>
            <DownloadLink {...download} />
          </div>
        </div>
      </DrawerContent>
    </DrawerRoot>
  );
}
