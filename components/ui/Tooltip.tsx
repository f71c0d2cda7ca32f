import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ComponentProps, ReactElement } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import classes from './Tooltip.module.css';

export const TOOLTIP_CLOSE_MS = 200;
export const TOOLTIP_Z_INDEX = 2100;

const EVENTS = { hover: true, focus: true, touch: false };

/** For mouse and keyboard; screen readers have the button's name. Without a portal, to stay in the button's landmark. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <MantineTooltip
      label={label}
      closeDelay={TOOLTIP_CLOSE_MS}
      zIndex={TOOLTIP_Z_INDEX}
      events={EVENTS}
      withinPortal={false}
      classNames={{ tooltip: classes.root }}
    >
      {children}
    </MantineTooltip>
  );
}

export function TooltipButton(props: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip label={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}
