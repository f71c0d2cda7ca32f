import { useDocumentVisibility, useIntersection } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '@/lib/motion/useReducedMotion';

type AutoAdvance = {
  intervalMs: number;
  /** The shown entry: a change restarts the interval. */
  shown: unknown;
  ready?: boolean;
  onAdvance: () => void;
};

/**
 * Calls onAdvance every interval. The timer pauses under the mouse or the keyboard's focus, out of view, in a hidden tab
 * and after the pause button, and then continues where it stopped. Under reduced motion it starts paused.
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
    /** Props of the button that pauses or plays; its icon names the label. */
    toggle: {
      icon: playing ? 'pause' : 'play',
      iconSize: 16,
      onClick: () => setChoice(!playing),
    } as const,
    areaProps: {
      ref,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
