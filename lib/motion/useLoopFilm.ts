import { useDocumentVisibility } from '@mantine/hooks';
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
  const isVisible = useDocumentVisibility() === 'visible';
  const [stage, setStage] = useState<LoopStage>('poster');

  if (active && !still && stage === 'poster' && !savesData()) setStage('loading');
  if (still && stage !== 'poster') setStage('poster');

  const plays = active && isVisible && stage !== 'poster';
  useEffect(() => {
    const element = video.current;
    if (!element || !plays) return;
    // Power-saving modes refuse to play; the poster stays.
    element.play()?.catch(() => {});
    return () => element.pause();
  }, [video, plays]);

  return { stage, onPlaying: () => setStage('playing') };
}
