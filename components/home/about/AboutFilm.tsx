'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import classes from './AboutFilm.module.css';

type AboutFilmProps = {
  film: string;
  playLabel: string;
  filmLabel: string;
  failedText: string;
  children: ReactNode;
};

type FilmState = 'cover' | 'film' | 'failed';

export function AboutFilm({ film, playLabel, filmLabel, failedText, children }: AboutFilmProps) {
  const [state, setState] = useState<FilmState>('cover');
  return (
    <div className={classes.root}>
      {state === 'film' ? (
        // biome-ignore lint/a11y/useMediaCaption: the film has no sound and no words
        <video
          className={classes.film}
          aria-label={filmLabel}
          ref={(video) => video?.focus({ preventScroll: true })}
          autoPlay
          loop
          controls
          playsInline
          disablePictureInPicture
          controlsList="nodownload noplaybackrate noremoteplayback"
          onContextMenu={(event) => event.preventDefault()}
        >
          <source src={`/films/${film}-av1.mp4`} type='video/mp4; codecs="av01.0.05M.08"' />
          <source src={`/films/${film}.mp4`} type="video/mp4" onError={() => setState('failed')} />
        </video>
      ) : (
        <button type="button" className={classes.cover} onClick={() => setState('film')}>
          {children}
          <span className={classes.play}>
            <Icon name="play" size={18} />
            {playLabel}
          </span>
        </button>
      )}
      {state === 'failed' && (
        <p role="alert" className={classes.failed}>
          {failedText}
        </p>
      )}
    </div>
  );
}
