import { useWindowEvent } from '@mantine/hooks';
import { type MouseEvent, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

type Stage = 'idle' | 'loading' | 'open' | 'failed';

/** A part that is loaded when first asked for. Unlike next/dynamic, a failure does not take the page down. */
export function useOnDemand<P>(load: () => Promise<P>, onFailure?: () => void) {
  const [loaded, setLoaded] = useState<{ part: P } | null>(null);
  const [stage, setStage] = useState<Stage>('idle');

  const open = async () => {
    setStage('loading');
    try {
      const part = await load();
      // Mounted closed first: Mantine animates and returns the focus only if it sees the change to open.
      flushSync(() => setLoaded({ part }));
      setStage('open');
    } catch {
      setStage('failed');
      onFailure?.();
    }
  };
  const close = useCallback(() => setStage('idle'), []);

  return {
    part: loaded?.part,
    opened: stage === 'open',
    failed: stage === 'failed',
    open,
    close,
    openerProps: {
      'aria-haspopup': 'dialog',
      'aria-busy': stage === 'loading' || undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        // Safari does not focus a button that is clicked, and the overlay gives the focus back to where it was.
        currentTarget.focus({ preventScroll: true });
        if (stage !== 'loading') void open();
      },
    } as const,
  };
}

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
