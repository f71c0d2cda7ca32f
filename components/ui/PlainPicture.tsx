import type { ComponentProps } from 'react';
import classes from './Picture.module.css';

/** A picture that is not in the manifest. Its class sizes it; usePictureFailures reports a failure. */
export function PlainPicture({ className, alt, ...rest }: ComponentProps<'img'>) {
  return (
    <picture className={className ? `${classes.root} ${className}` : classes.root}>
      <img alt={alt} className={classes.image} {...rest} />
    </picture>
  );
}
