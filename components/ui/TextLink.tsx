import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './TextLink.module.css';

type TextLinkProps = { href: string; newTab?: boolean; children: ReactNode };

export function TextLink({ href, newTab, children }: TextLinkProps) {
  return (
    <SiteLink href={href} newTab={newTab} className={classes.root}>
      {children}
      <Icon name="arrow" size={16} />
    </SiteLink>
  );
}
