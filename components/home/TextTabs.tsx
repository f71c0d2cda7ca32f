import { Tabs, TabsList, TabsPanel, TabsTab } from '@mantine/core';
import { type FocusEvent, type ReactNode, useState } from 'react';
import classes from './TextTabs.module.css';

type Tab = { key: string; title: string; panelId: string };

type TabGroupProps = {
  active: string;
  onChoose: (key: string) => void;
  children: ReactNode;
};

/** Mantine's Home and End keys only move the focus. */
function chooseFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.getAttribute('role') === 'tab') target.click();
}

/** A row of tabs and their panels, wherever they stand inside. Styled here only, without Mantine's style sheet. */
export function TabGroup({ active, onChoose, children }: TabGroupProps) {
  const [chosen, setChosen] = useState(false);
  const choose = (key: string | null) => {
    if (!key || key === active) return;
    setChosen(true);
    onChoose(key);
  };
  return (
    // Not React's <Activity>, which leaves hidden panels out of the exported HTML.
    <Tabs
      activateTabWithKeyboard={false}
      onFocus={chooseFocused}
      value={active}
      keepMountedMode="display-none"
      onChange={choose}
      data-chosen={chosen || undefined}
    >
      {children}
    </Tabs>
  );
}

type TextTabsProps = {
  label: string;
  tabs: readonly Tab[];
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

type TabPanelProps = { tab: Tab; active: boolean; className?: string; children: ReactNode };

/** null removes the attribute (Mantine ignores undefined): the tab's label may be shorter than the panel's title. */
const OWN_NAME = { 'aria-labelledby': null } as object;

/** Without scripts every panel is shown, under its name. */
export function TabPanel({ tab, active, className, children }: TabPanelProps) {
  return (
    <TabsPanel
      value={tab.key}
      id={tab.panelId}
      {...OWN_NAME}
      aria-label={tab.title}
      hidden={!active}
      data-panel
      className={className}
    >
      {children}
    </TabsPanel>
  );
}
