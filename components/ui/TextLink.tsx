import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './TextLink.module.css';

export function TextLink({ children, ...rest }: Omit<ComponentProps<typeof SiteLink>, 'className'>) {
  return (
    <SiteLink className={classes.root} {...rest}>
      {children}
      <Icon name="arrow" size={16} />
    </SiteLink>
  );
}
