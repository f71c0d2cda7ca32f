import { SiteLink, type TitledLinkProps } from '@/components/ui/SiteLink';
import classes from './Button.module.css';

export type ButtonVariant = 'filled' | 'white' | 'ghost' | 'line';

type ButtonLinkProps = TitledLinkProps & { variant: ButtonVariant; size?: 'header' | 'regular' };

export function buttonProps(variant: ButtonVariant, size: 'header' | 'regular') {
  const text: 'small' | 'body' = size === 'header' ? 'small' : 'body';
  return { className: classes.button, 'data-variant': variant, 'data-size': size, 'data-text': text };
}

export function ButtonLink({ variant, size = 'regular', link: { title, path }, ...rest }: ButtonLinkProps) {
  return (
    <SiteLink href={path} {...buttonProps(variant, size)} {...rest}>
      {title}
    </SiteLink>
  );
}
