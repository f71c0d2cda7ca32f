import { TabsPanel, type TabsPanelProps } from '@mantine/core';

type TabPanelProps = TabsPanelProps & { title: string; active: boolean };

/** null removes the attribute (Mantine ignores undefined): the tab's label may be shorter than the panel's title. */
const OWN_NAME = { 'aria-labelledby': null } as object;

/** Without scripts every panel is shown, under its name. */
export function TabPanel({ title, active, ...panel }: TabPanelProps) {
  return <TabsPanel {...panel} {...OWN_NAME} aria-label={title} hidden={!active} data-panel />;
}
