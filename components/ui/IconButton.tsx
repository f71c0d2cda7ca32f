import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import classes from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  label: string;
  variant?: 'plain' | 'outline';
  iconSize?: number;
};

export function IconButton({
  icon,
  label,
  variant = 'plain',
  iconSize,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-variant={variant}
      className={className ? `${classes.root} ${className}` : classes.root}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
