import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  label: string;
  iconSize?: number;
};

export function IconButton({ icon, label, iconSize, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-variant="plain"
      className={`${classes.root} ${className}`}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}

type IconLinkProps = ComponentProps<typeof SiteLink> & { icon: IconName; label: string };

/** A tooltip gives its child a class, too. */
export function IconLink({ icon, label, className = '', ...rest }: IconLinkProps) {
  return (
    <SiteLink aria-label={label} className={`${classes.root} ${className}`} {...rest}>
      <Icon name={icon} />
    </SiteLink>
  );
}
