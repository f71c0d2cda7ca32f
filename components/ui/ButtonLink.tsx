import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './Button.module.css';

export type ButtonLook = 'filled' | 'white' | 'ghost' | 'line';

type ButtonLinkProps = {
  href: string;
  look: ButtonLook;
  size?: 'header' | 'regular';
  newTab?: boolean;
  children: ReactNode;
};

export function ButtonLink({ href, look, size = 'regular', newTab, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} newTab={newTab} className={classes.button} data-look={look} data-size={size}>
      {children}
    </SiteLink>
  );
}
