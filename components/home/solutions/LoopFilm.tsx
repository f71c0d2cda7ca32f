'use client';

import { type ReactNode, useRef } from 'react';
import { useLoopFilm } from '@/lib/motion/useLoopFilm';
import type { FilmSource } from '@/lib/pictures/filmSources';
import classes from './LoopFilm.module.css';

type LoopFilmProps = { sources: FilmSource[]; active: boolean; children: ReactNode };

const WECHAT = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5',
};

export function LoopFilm({ sources, active, children }: LoopFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { stage, onPlaying } = useLoopFilm(video, active);
  return (
    <div data-stage={stage} className={classes.root}>
      {children}
      {stage !== 'poster' && (
        <video
          ref={video}
          className={classes.video}
          aria-hidden="true"
          tabIndex={-1}
          muted
          loop
          playsInline
          disablePictureInPicture
          disableRemotePlayback
          preload="auto"
          onPlaying={onPlaying}
          {...WECHAT}
        >
          {sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      )}
    </div>
  );
}
