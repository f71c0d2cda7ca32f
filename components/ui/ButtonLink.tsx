import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './Button.module.css';

export type ButtonLook = 'filled' | 'white' | 'ghost' | 'line';

type ButtonLinkProps = {
  href: string;
  look: ButtonLook;
  size?: 'header' | 'regular';
  newTab?: boolean;
  /** Where the text alone does not say what it leads to; begins with the text. */
  label?: string;
  children: ReactNode;
};

export function ButtonLink({ href, look, size = 'regular', newTab, label, children }: ButtonLinkProps) {
  return (
    <SiteLink
      href={href}
      newTab={newTab}
      aria-label={label}
      className={classes.button}
      data-look={look}
      data-size={size}
    >
      {children}
    </SiteLink>
  );
}
