import type { ProseFilm as Film } from '@/lib/news/newsElements';
import { smallestPicture } from '@/lib/pictures/pictureManifest';
import classes from './ProseFigure.module.css';

export function ProseFilm({ sources, poster, alt, caption }: Film) {
  return (
    <figure className={classes.root}>
      {/* biome-ignore lint/a11y/useMediaCaption: the films of this site are silent */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={alt}
        poster={smallestPicture({ file: poster }, 'webp')}
        className={classes.film}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {caption && (
        <figcaption className={classes.caption} data-type="label">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
