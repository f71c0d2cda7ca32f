import { useDocumentVisibility, useIntersection } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '@/lib/motion/useReducedMotion';

type AutoAdvance = {
  intervalMs: number;
  /** What is shown: a change starts the time anew. */
  shown: unknown;
  ready?: boolean;
  onAdvance: () => void;
};

/**
 * Something that advances by itself. It waits while the mouse or the keyboard is in it, while it is out of view
 * or the tab is hidden, and after its pause button, and keeps the time already spent; where stillness is wanted it starts paused.
 */
export function useAutoAdvance({ intervalMs, shown, ready = true, onAdvance }: AutoAdvance) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const tab = useDocumentVisibility();
  const { ref, entry } = useIntersection();
  const inView = entry?.isIntersecting ?? false;

  const playing = choice ?? !still;
  const running = ready && playing && !hovered && !focused && inView && tab === 'visible';

  const advance = useEffectEvent(onAdvance);
  const spent = useRef({ shown, ms: 0 });
  useEffect(() => {
    if (spent.current.shown !== shown) spent.current = { shown, ms: 0 };
    if (!running) return;
    const startedAt = Date.now();
    const timer = setTimeout(advance, Math.max(0, intervalMs - spent.current.ms));
    return () => {
      clearTimeout(timer);
      spent.current.ms += Date.now() - startedAt;
    };
  }, [intervalMs, running, shown]);

  return {
    playing,
    running,
    inView,
    still,
    onTogglePlaying: () => setChoice(!playing),
    areaProps: {
      ref,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
