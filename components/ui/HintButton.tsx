import type { ComponentProps } from 'react';
import { Hint } from '@/components/ui/Hint';
import { IconButton } from '@/components/ui/IconButton';

export function HintButton(props: ComponentProps<typeof IconButton>) {
  return (
    <Hint label={props.label}>
      <IconButton {...props} />
    </Hint>
  );
}
