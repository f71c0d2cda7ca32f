import { useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useState } from 'react';
import { useMotionAllowed } from '@/lib/motion/useMotionAllowed';
import { useWithinView } from '@/lib/motion/useWithinView';

type LoopStage = 'poster' | 'loading' | 'playing';

/**
 * Lets a film start to load when it is told to play and less than a view away, and play while it is in view
 * and the tab is shown. The stage is 'poster' at first, and for good where motion or data are to be saved.
 */
export function useLoopVideo(video: RefObject<HTMLVideoElement | null>, active: boolean) {
  const allowed = useMotionAllowed();
  const near = useWithinView('100% 0px');
  const inView = useWithinView();
  const frameRef = useMergedRef(near.ref, inView.ref);
  const [reached, setReached] = useState<LoopStage>('poster');
  const stage: LoopStage = allowed ? reached : 'poster';

  if (active && near.within && allowed && reached === 'poster') setReached('loading');
  if (!allowed && reached !== 'poster') setReached('poster');

  const wanted = active && inView.within && stage !== 'poster';
  useEffect(() => {
    const element = video.current;
    if (!element || !wanted) return;
    const follow = () => {
      if (document.hidden) element.pause();
      // Refused in power-saving modes: the poster stays, and that is all.
      else element.play()?.catch(() => {});
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      element.pause();
    };
  }, [video, wanted]);

  return { frameRef, stage, onPlaying: () => setReached('playing') };
}
