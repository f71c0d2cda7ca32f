'use client';

import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { layOutAll } from '@/lib/hydration/deferLayout';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import type { Navigation } from '@/lib/schema/navigation';
import classes from './DrawerToggle.module.css';

export type DrawerToggleProps = {
  navigation: Navigation;
  customerServiceUrl: string;
  button: { title: string; path: string };
};

const loadDrawer = () => import('@/components/layout/NavDrawer');

/** When the drawer cannot be loaded, scroll to the links in the footer. */
function showSiteMap() {
  layOutAll();
  document.getElementById('site-map')?.scrollIntoView();
}

export function DrawerToggle(props: DrawerToggleProps) {
  const { module, overlayProps, openerProps } = useLazyModule(loadDrawer, showSiteMap);
  const root = useRef<HTMLDivElement>(null);
  useWindowEvent('resize', () => {
    const isShown = root.current?.offsetParent;
    if (!isShown) overlayProps.onClose();
  });
  return (
    <div ref={root} className={classes.root} data-screen="below-lg" data-scripted="">
      <IconButton
        icon="menu"
        label={props.navigation.labels.openDrawer}
        aria-expanded={overlayProps.opened}
        {...openerProps}
      />
      {module && <module.NavDrawer {...props} {...overlayProps} />}
    </div>
  );
}
