import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/motion/useReducedMotion';

/** State and actions of the two arrows of a strip of cards; both are disabled at first. */
export function useCarouselArrows() {
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
