import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/motion/useReducedMotion';

/** Arrows for a strip of cards: where it can go, and going there. Neither way at first. */
export function useStrip() {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });
  const still = useReducedMotion();

  useEffect(() => {
    if (!api) return;
    const measure = () => setEnds({ canGoBack: api.canScrollPrev(), canGoOn: api.canScrollNext() });
    measure();
    api.on('select', measure).on('reInit', measure);
    return () => {
      api.off('select', measure).off('reInit', measure);
    };
  }, [api]);

  return {
    ...ends,
    setApi,
    previous: () => api?.scrollPrev(still),
    next: () => api?.scrollNext(still),
  };
}
