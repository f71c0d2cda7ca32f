import type { MouseEventHandler, ReactNode } from 'react';
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
  current?: boolean;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

export function buttonLook(look: ButtonLook, size: 'header' | 'regular') {
  const type = size === 'header' ? 'small' : 'body';
  return { className: classes.button, 'data-look': look, 'data-size': size, 'data-type': type };
}

export function ButtonLink({
  href,
  look,
  size = 'regular',
  newTab,
  label,
  current,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <SiteLink
      href={href}
      newTab={newTab}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      {...buttonLook(look, size)}
      onClick={onClick}
    >
      {children}
    </SiteLink>
  );
}
