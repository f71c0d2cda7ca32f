import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useState } from 'react';
import { useAutoAdvance } from '@/lib/motion/useAutoAdvance';
import { usePageLoaded } from '@/lib/motion/usePageLoaded';

/**
 * A carousel that advances by itself, at first on slide 0.
 * `reach` is the last slide whose picture may load: one ahead, once the page itself has loaded.
 */
export function useSlideShow(intervalMs: number) {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  const [active, setActive] = useState(0);
  // A carousel with other slides begins at its own first one, and says nothing of it.
  const onApi = useCallback((next: EmblaCarouselType) => {
    setApi(next);
    setActive(next.selectedScrollSnap());
  }, []);
  const [reach, setReach] = useState(0);
  const loaded = usePageLoaded();
  const advance = useAutoAdvance({
    intervalMs,
    shown: active,
    ready: api !== null,
    onAdvance: () => next(),
  });
  const { still } = advance;
  const next = () => api?.scrollNext(still);

  const wantedReach = loaded && advance.inView ? active + 1 : active;
  if (wantedReach > reach) setReach(wantedReach);

  return {
    ...advance,
    active,
    reach,
    next,
    previous: () => api?.scrollPrev(still),
    goTo: (index: number) => api?.scrollTo(index, still),
    slidesProps: { getEmblaApi: onApi, onSlideChange: setActive },
  };
}
