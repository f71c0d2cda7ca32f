import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import classes from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  label: string;
  iconSize?: number;
};

export function IconButton({ icon, label, iconSize, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-variant="plain"
      className={className ? `${classes.root} ${className}` : classes.root}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
