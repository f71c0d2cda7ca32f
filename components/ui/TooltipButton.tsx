import type { ComponentProps } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { Tooltip } from '@/components/ui/Tooltip';

export function TooltipButton(props: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip label={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}
