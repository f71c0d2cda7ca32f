'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { FilmSource } from '@/lib/pictures/filmSources';
import classes from './AboutFilm.module.css';

type AboutFilmProps = Record<'play' | 'label' | 'failed', string> & {
  sources: FilmSource[];
  children: ReactNode;
};

export function AboutFilm({ sources, play, label, failed, children }: AboutFilmProps) {
  const [state, setState] = useState<'cover' | 'film' | 'failed'>('cover');
  return (
    <div className={classes.root}>
      {state === 'film' ? (
        // biome-ignore lint/a11y/useMediaCaption: the film has no sound and no words
        <video
          className={classes.film}
          aria-label={label}
          ref={(video) => video?.focus({ preventScroll: true })}
          autoPlay
          loop
          controls
          playsInline
          disablePictureInPicture
          controlsList="nodownload noplaybackrate noremoteplayback"
          onContextMenu={(event) => event.preventDefault()}
        >
          {sources.map((source) => (
            <source
              key={source.src}
              {...source}
              // Browsers try the sources in order, so an error of the last one means that none plays.
              onError={source === sources.at(-1) ? () => setState('failed') : undefined}
            />
          ))}
        </video>
      ) : (
        <button type="button" className={classes.cover} onClick={() => setState('film')}>
          {children}
          <span className={classes.play} data-beside="3" data-tone="paper" data-text="small" data-not-printed>
            <Icon name="play" size={18} />
            {play}
          </span>
        </button>
      )}
      {state === 'failed' && (
        <p role="alert" className={classes.failed} data-text="label">
          {failed}
        </p>
      )}
    </div>
  );
}
