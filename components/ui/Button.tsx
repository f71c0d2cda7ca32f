import type { ComponentProps } from 'react';
import type { ButtonLook } from '@/components/ui/ButtonLink';
import classes from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look: ButtonLook;
  size?: 'header' | 'regular';
};

export function Button({ look, size = 'regular', ...rest }: ButtonProps) {
  return <button type="button" className={classes.button} data-look={look} data-size={size} {...rest} />;
}
