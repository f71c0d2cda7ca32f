import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '@/lib/overlays/useOnDemand';

const TWO_VIEWS_AHEAD = { rootMargin: '200% 0px' };

/** A part that is loaded when its place is two views away or less, tried again each time; without the part at first. */
export function useWhenNear<P>(load: () => Promise<P>) {
  const { ref: place, entry } = useIntersection(TWO_VIEWS_AHEAD);
  const { part, failed, open } = useOnDemand(load);
  const near = entry?.isIntersecting ?? false;

  const ask = useEffectEvent(() => {
    if (!part) void open();
  });
  useEffect(() => {
    if (near) ask();
  }, [near]);

  return { place, part, failed };
}
