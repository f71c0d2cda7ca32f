import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonProps } from '@/components/ui/ButtonLink';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant: ButtonVariant;
  size?: 'header' | 'regular';
};

export function Button({ variant, size = 'regular', ...rest }: ButtonProps) {
  return <button type="button" {...buttonProps(variant, size)} {...rest} />;
}
