'use client';

import { type ReactNode, useState } from 'react';
import { TabGroup } from '@/components/ui/tabs/TabGroup';
import { TabPanel } from '@/components/ui/tabs/TabPanel';
import { TextTabs } from '@/components/ui/tabs/TextTabs';
import classes from './AppScreens.module.css';

type AppScreensProps = {
  /** Shows all screens side by side where there is room. */
  sideBySide: boolean;
  label: string;
  mark: string;
  screens: { id: string; title: string; caption: ReactNode; picture: ReactNode }[];
};

export function AppScreens({ sideBySide, label, mark, screens }: AppScreensProps) {
  const [active, setActive] = useState(screens[0]?.id ?? '');
  const tabs = screens.map(({ id, title }) => ({ key: id, title, panelId: id }));
  return (
    <div data-tone="mist" data-side-by-side={sideBySide || undefined} className={classes.root}>
      <TabGroup active={active} onChoose={setActive}>
        <div className={classes.tabs}>
          <TextTabs label={label} tabs={tabs} />
        </div>
        <div className={classes.screens}>
          {screens.map(({ id, title, picture, caption }) => (
            <TabPanel key={id} value={id} id={id} title={title} active={id === active}>
              <div className={classes.screen}>{picture}</div>
              <p className={classes.caption} data-text="small">
                {caption}
              </p>
            </TabPanel>
          ))}
        </div>
      </TabGroup>
      <p className={classes.caption} data-text="label">
        {mark}
      </p>
    </div>
  );
}
