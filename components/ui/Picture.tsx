import { preload } from 'react-dom';
import { PHONE_MEDIA, sizesText, type Widths } from '@/lib/device/breakpoints';
import { largestPicture, pictureFrame, pictureSources } from '@/lib/pictures/pictureManifest';
import type { PictureContent } from '@/lib/schema/shared';
import classes from './Picture.module.css';

type PictureProps = {
  picture: PictureContent & { focus?: number; level?: number };
  sizes: string | Widths;
  /** True only for the first picture of a page, which is then loaded at once. */
  eager?: boolean;
  /** False in a carousel, where browsers would not load the lazy pictures of hidden slides. */
  lazy?: boolean;
  /** Its size, object-fit, object-position and border-radius pass on to the picture inside. */
  className?: string;
  'data-not-printed'?: boolean;
};

export function Picture(props: PictureProps) {
  const { picture, eager = false, lazy = !eager, className, sizes: widths, ...rest } = props;
  const { width, height, color } = pictureFrame(picture);
  const sources = pictureSources(picture);
  const sizes = typeof widths === 'string' ? widths : sizesText(widths);
  if (eager) preloadBest(sources, sizes);
  return (
    // Inline, because color and crop are the picture's own.
    <picture
      className={className ? `${classes.root} ${className}` : classes.root}
      style={ownStyle(picture, color)}
      {...rest}
    >
      {sources.map(({ type, srcSet, crop }) => (
        <source key={srcSet} type={type} sizes={sizes} srcSet={srcSet} {...crop} />
      ))}
      <img
        className={classes.image}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        width={width}
        height={height}
        alt={picture.alt}
        src={largestPicture(picture)}
      />
    </picture>
  );
}

function ownStyle({ focus, level = 50 }: PictureProps['picture'], color: string | null) {
  return {
    ...(color && { '--picture-color': color }),
    ...(focus !== undefined && { '--picture-focus': `${focus}% ${level}%` }),
  };
}

function preloadBest(sources: ReturnType<typeof pictureSources>, sizes: string) {
  const best = sources.filter(({ type }) => type === 'image/avif');
  for (const { type, srcSet, crop } of best) {
    preload(srcSet, {
      as: 'image',
      type,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
      media: crop?.media ?? (best.length > 1 ? `not all and ${PHONE_MEDIA}` : undefined),
    });
  }
}
