'use client';

import { type ReactNode, useRef } from 'react';
import { useLoopVideo } from '@/lib/motion/useLoopVideo';
import classes from './LoopVideo.module.css';

type LoopVideoProps = {
  /** A film in public/films, without "-av1" and extension. */
  name: string;
  active: boolean;
  className?: string;
  /** The poster, drawn on the server. */
  children: ReactNode;
};

const AV1 = 'video/mp4; codecs="av01.0.05M.08"';
const WECHAT = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5',
};

/** A silent film over its poster; it stands for nothing that the poster does not show. */
export function LoopVideo({ name, active, className, children }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { frameRef, stage, onPlaying } = useLoopVideo(video, active);
  return (
    <div
      ref={frameRef}
      data-stage={stage}
      className={className ? `${classes.root} ${className}` : classes.root}
    >
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
          <source src={`/films/${name}-av1.mp4`} type={AV1} />
          <source src={`/films/${name}.mp4`} type="video/mp4" />
        </video>
      )}
    </div>
  );
}
