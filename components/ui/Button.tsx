import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from '@/components/ui/ButtonLink';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look: ButtonLook;
  size?: 'header' | 'regular';
};

export function Button({ look, size = 'regular', ...rest }: ButtonProps) {
  return <button type="button" {...buttonLook(look, size)} {...rest} />;
}
