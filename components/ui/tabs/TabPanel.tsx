import { TabsPanel } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tab } from '@/components/ui/tabs/TextTabs';

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
