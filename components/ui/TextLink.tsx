import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { SiteLink, type TitledLinkProps } from '@/components/ui/SiteLink';
import classes from './TextLink.module.css';

export function TextLink({ link: { title, path }, ...rest }: TitledLinkProps) {
  return (
    <SiteLink href={path} className={classes.root} data-target="" {...rest}>
      {title}
      <Icon name="arrow" size={16} />
    </SiteLink>
  );
}

type TextButtonProps = Omit<ComponentProps<'button'>, 'className'> & { icon: IconName };

export function TextButton({ icon, children, ...rest }: TextButtonProps) {
  return (
    <button type="button" className={classes.root} data-target="" data-text="small" {...rest}>
      <Icon name={icon} size={18} />
      {children}
    </button>
  );
}
