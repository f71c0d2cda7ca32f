import type { ComponentProps } from 'react';
import { SiteLink, type TitledLinkProps } from '@/components/ui/SiteLink';
import classes from './Button.module.css';

type Look = { variant: 'filled' | 'white' | 'ghost' | 'line'; size?: 'header' | 'regular' };

export function buttonProps({ variant, size = 'regular' }: Look) {
  const text: 'small' | 'body' = size === 'header' ? 'small' : 'body';
  return {
    className: classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-text': text,
    'data-target': '' as const,
  };
}

export function ButtonLink({ variant, size, link: { title, path }, ...rest }: TitledLinkProps & Look) {
  return (
    <SiteLink href={path} {...buttonProps({ variant, size })} {...rest}>
      {title}
    </SiteLink>
  );
}

export function Button({ variant, size, ...rest }: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return <button type="button" {...buttonProps({ variant, size })} {...rest} />;
}
