import { TabsList, TabsTab } from '@mantine/core';
import classes from './TextTabs.module.css';

type TextTabsProps = {
  label: string;
  tabs: readonly { key: string; title: string; panelId: string }[];
  variant?: 'text' | 'figures';
};

export function TextTabs({ label, tabs, variant = 'text' }: TextTabsProps) {
  return (
    <TabsList aria-label={label} variant={variant} className={classes.root} data-scripted>
      {tabs.map(({ key, title, panelId }) => (
        <TabsTab key={key} value={key} aria-controls={panelId} className={classes.tab} data-hover="">
          {title}
        </TabsTab>
      ))}
    </TabsList>
  );
}
