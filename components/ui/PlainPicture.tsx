import type { ComponentProps } from 'react';
import classes from './Picture.module.css';

/** A picture of which only the address is known, with <source>s if there are others; it is sized by its class and, when it fails, says so like any other. */
export function PlainPicture({ className, alt, children, ...rest }: ComponentProps<'img'>) {
  return (
    <picture className={className ? `${classes.root} ${className}` : classes.root}>
      {children}
      <img alt={alt} className={classes.image} {...rest} />
    </picture>
  );
}
