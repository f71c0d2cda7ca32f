'use client';

import { type ComponentType, useState } from 'react';
import type { NavDrawer } from '@/components/layout/NavDrawer';
import { IconButton } from '@/components/ui/IconButton';
import { wakeParts } from '@/lib/runtime/restingParts';
import type { Navigation } from '@/lib/schema/navigation';
import classes from './DrawerToggle.module.css';

type DrawerToggleProps = { navigation: Navigation; customerServiceUrl: string };

type Drawer = ComponentType<Parameters<typeof NavDrawer>[0]>;

export function DrawerToggle({ navigation, customerServiceUrl }: DrawerToggleProps) {
  const [Opened, setOpened] = useState<Drawer | null>(null);

  const onOpen = async () => {
    try {
      const { NavDrawer: Loaded } = await import('@/components/layout/NavDrawer');
      setOpened(() => Loaded);
    } catch {
      // Without a network the links at the foot of the page are the menu.
      wakeParts();
      document.getElementById('site-map')?.scrollIntoView();
    }
  };

  return (
    <div className={classes.root}>
      <IconButton
        icon="menu"
        label={navigation.labels.openDrawer}
        aria-haspopup="dialog"
        aria-expanded={Opened !== null}
        onClick={onOpen}
      />
      {Opened && (
        <Opened
          navigation={navigation}
          customerServiceUrl={customerServiceUrl}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
