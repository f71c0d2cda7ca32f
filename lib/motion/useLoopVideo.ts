import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/motion/useReducedMotion';

type LoopStage = 'poster' | 'loading' | 'playing';

function savesData() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

/**
 * Lets a film load when it is first told to play, and play while it is told so and the tab is shown.
 * The stage is 'poster' at first, and for good where motion or data are to be saved.
 */
export function useLoopVideo(video: RefObject<HTMLVideoElement | null>, active: boolean) {
  const still = useReducedMotion();
  const [reached, setReached] = useState<LoopStage>('poster');
  const stage: LoopStage = still ? 'poster' : reached;

  if (active && !still && reached === 'poster' && !savesData()) setReached('loading');
  if (still && reached !== 'poster') setReached('poster');

  const wanted = active && stage !== 'poster';
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

  return { stage, onPlaying: () => setReached('playing') };
}
