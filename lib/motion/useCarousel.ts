import { useWindowEvent } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useState } from 'react';
import { useAutoAdvance } from '@/lib/motion/useAutoAdvance';

const LOOP = { loop: true };

/**
 * A carousel that advances by itself and starts on slide 0. A slide's picture is due when the slide is shown; after the
 * page's load event so are those of both neighbours.
 */
export function useCarousel(intervalMs: number, count: number) {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  const [active, setActive] = useState(0);
  // A carousel remounted with other slides starts at its first one without onSlideChange.
  const onApi = useCallback((next: EmblaCarouselType) => {
    setApi(next);
    setActive(next.selectedScrollSnap());
  }, []);
  const [due, setDue] = useState<readonly number[]>([0]);
  const [loaded, setLoaded] = useState(false);
  const checkLoaded = () => setLoaded(document.readyState === 'complete');
  useWindowEvent('load', checkLoaded);
  useEffect(checkLoaded, []);
  const advance = useAutoAdvance({
    intervalMs,
    shown: active,
    ready: api !== null,
    onAdvance: () => next(),
  });
  const { still } = advance;
  const next = () => api?.scrollNext(still);

  const near = loaded && advance.inView ? [active, active + 1, active + count - 1] : [active];
  const newlyDue = near.map((index) => index % count).filter((index) => !due.includes(index));
  if (newlyDue.length) setDue([...due, ...newlyDue]);

  return {
    ...advance,
    areaProps: {
      ...advance.areaProps,
      style: { '--interval': `${intervalMs}ms` },
      'data-running': advance.running || undefined,
      'data-playing': advance.playing || undefined,
    },
    active,
    isDue: (index: number) => due.includes(index),
    next,
    previous: () => api?.scrollPrev(still),
    goTo: (index: number) => api?.scrollTo(index, still),
    slidesProps: { getEmblaApi: onApi, onSlideChange: setActive, emblaOptions: LOOP },
  };
}
