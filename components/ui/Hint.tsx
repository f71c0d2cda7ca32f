import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './Hint.module.css';

/**
 * What a tool without words is for: for mouse and keyboard, since screen readers have its name. It stands beside the tool,
 * within the same landmark.
 */
export function Hint({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} withinPortal={false} classNames={{ tooltip: classes.root }}>
      {children}
    </Tooltip>
  );
}
