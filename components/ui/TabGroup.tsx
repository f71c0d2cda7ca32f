import { Tabs, TabsList, TabsPanel, TabsTab } from '@mantine/core';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useCurrentInRow } from '@/lib/motion/useCurrentInRow';
import classes from './TabGroup.module.css';
import tabRow from './TabRow.module.css';

type TabGroupProps = {
  active: string;
  onChoose: (key: string) => void;
  children: ReactNode;
};

/** Mantine's Home and End keys only move the focus. */
function chooseFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.getAttribute('role') === 'tab') target.click();
}

/** A row of tabs with panels anywhere inside, styled without Mantine's style sheet. */
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

export type Tab = {
  key: string;
  title: string;
  panelId: string;
  panelTitle?: string;
  panel: ReactNode;
};

type TextTabsProps = { label: string; tabs: readonly Tab[]; active: string; variant?: 'text' | 'figures' };

export function TextTabs({ label, tabs, active, variant = 'text' }: TextTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInRow(row, active);
  return (
    <TabsList ref={row} aria-label={label} variant={variant} className={classes.root} data-scripted>
      {tabs.map(({ key, title, panelId }) => (
        <TabsTab
          key={key}
          value={key}
          aria-controls={panelId}
          className={tabRow.tab}
          data-beside=""
          data-hover=""
        >
          {title}
        </TabsTab>
      ))}
    </TabsList>
  );
}

type TabPanelsProps = { tabs: readonly Tab[]; active: string; className?: string };

/** null removes the attribute, since Mantine ignores undefined. */
const OWN_NAME = { 'aria-labelledby': null } as object;

/** Without scripts every panel is shown, under its name. */
export function TabPanels({ tabs, active, className }: TabPanelsProps) {
  return tabs.map(({ key, title, panelId, panelTitle = title, panel }) => (
    <TabsPanel
      key={key}
      value={key}
      id={panelId}
      className={className}
      {...OWN_NAME}
      aria-label={panelTitle}
      hidden={key !== active}
      data-panel
    >
      {panel}
    </TabsPanel>
  ));
}
