import type { ComponentProps } from 'react';
import classes from './Picture.module.css';

/** For a picture that is not in the manifest; its class sizes it, and it says so when it fails. */
export function PlainPicture({ className, alt, children, ...rest }: ComponentProps<'img'>) {
  return (
    <picture className={className ? `${classes.root} ${className}` : classes.root}>
      {children}
      <img alt={alt} className={classes.image} {...rest} />
    </picture>
  );
}
