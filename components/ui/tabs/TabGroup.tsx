import { Tabs } from '@mantine/core';
import { type FocusEvent, type ReactNode, useState } from 'react';

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
