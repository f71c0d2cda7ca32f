'use client';

import { useState } from 'react';
import { type Tab, TabGroup, TabPanels, TextTabs } from '@/components/ui/TabGroup';
import classes from './AppScreens.module.css';

type AppScreensProps = {
  sideBySide: boolean;
  label: string;
  mark: string;
  screens: Tab[];
};

export function AppScreens({ sideBySide, label, mark, screens }: AppScreensProps) {
  const [active, setActive] = useState(screens[0]?.key ?? '');
  return (
    <div data-tone="mist" data-side-by-side={sideBySide || undefined} className={classes.root}>
      <TabGroup active={active} onChoose={setActive}>
        <div className={classes.tabs}>
          <TextTabs label={label} tabs={screens} active={active} />
        </div>
        <div className={classes.screens}>
          <TabPanels tabs={screens} active={active} />
        </div>
      </TabGroup>
      <p className={classes.caption} data-text="label" data-above="4">
        {mark}
      </p>
    </div>
  );
}
