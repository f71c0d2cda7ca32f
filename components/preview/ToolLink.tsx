import type { ComponentProps } from 'react';
import { Hint } from '@/components/ui/Hint';
import { Icon, type IconName } from '@/components/ui/Icon';
import classes from './ToolButton.module.css';

type ToolLinkProps = ComponentProps<'a'> & { icon: IconName; label: string };

export function ToolLink({ icon, label, href, ...rest }: ToolLinkProps) {
  return (
    <Hint label={label}>
      <a href={href} aria-label={label} className={classes.link} {...rest}>
        <Icon name={icon} />
      </a>
    </Hint>
  );
}
