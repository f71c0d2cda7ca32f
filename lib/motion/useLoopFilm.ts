import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/motion/useReducedMotion';

type LoopStage = 'poster' | 'loading' | 'playing';

function savesData() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

/**
 * Loads a film when it is first active, and plays it while it is active and the tab is visible.
 * The stage starts as 'poster' and stays so under reduced motion or where data is saved.
 */
export function useLoopFilm(video: RefObject<HTMLVideoElement | null>, active: boolean) {
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
      // Power-saving modes refuse to play; the poster stays.
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
