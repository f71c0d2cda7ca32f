import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import classes from './TextLink.module.css';

type TextButtonProps = Omit<ComponentProps<'button'>, 'className'> & { icon: IconName };

export function TextButton({ icon, children, ...rest }: TextButtonProps) {
  return (
    <button type="button" className={classes.root} data-text="small" {...rest}>
      <Icon name={icon} size={18} />
      {children}
    </button>
  );
}
