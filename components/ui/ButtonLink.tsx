import type { ComponentProps } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './Button.module.css';

export type ButtonLook = 'filled' | 'white' | 'ghost' | 'line';

type ButtonLinkProps = Omit<ComponentProps<typeof SiteLink>, 'className'> & {
  look: ButtonLook;
  size?: 'header' | 'regular';
};

export function buttonLook(look: ButtonLook, size: 'header' | 'regular') {
  const type = size === 'header' ? 'small' : 'body';
  return { className: classes.button, 'data-look': look, 'data-size': size, 'data-type': type };
}

export function ButtonLink({ look, size = 'regular', ...rest }: ButtonLinkProps) {
  return <SiteLink {...buttonLook(look, size)} {...rest} />;
}
