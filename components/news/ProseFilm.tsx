import { fallbackPicture } from '@/lib/content/pictureManifest';
import classes from './ProseFigure.module.css';

type ProseFilmProps = { name: string; poster: string; alt: string; caption: string };

export function ProseFilm({ name, poster, alt, caption }: ProseFilmProps) {
  return (
    <figure className={classes.root}>
      {/* biome-ignore lint/a11y/useMediaCaption: the films of this site are silent */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={alt}
        poster={fallbackPicture({ file: poster, alt })}
        className={classes.film}
      >
        <source src={`/films/${name}-av1.mp4`} type='video/mp4; codecs="av01.0.05M.08"' />
        <source src={`/films/${name}.mp4`} type="video/mp4" />
      </video>
      {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  );
}
