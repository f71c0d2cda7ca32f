import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '@/lib/motion/useOnDemand';

/** A part that is loaded as soon as what it belongs to is hydrated, again once the network is back; without the part at first. */
export function useLoaded<P>(load: () => Promise<P>) {
  const { part, failed, open } = useOnDemand(load);
  const ask = useEffectEvent(open);
  useEffect(() => void ask(), []);
  useWindowEvent('online', () => {
    if (failed) void open();
  });
  return { part, failed };
}
