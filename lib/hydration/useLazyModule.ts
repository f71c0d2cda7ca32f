import { useWindowEvent } from '@mantine/hooks';
import { type MouseEvent, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** A module that is loaded when first asked for. Unlike next/dynamic, a failure does not take the page down. */
export function useLazyModule<M>(load: () => Promise<M>, onFailure?: () => void) {
  const [module, setModule] = useState<M>();
  const [stage, setStage] = useState<'idle' | 'loading' | 'open' | 'failed'>('idle');

  const open = async () => {
    setStage('loading');
    try {
      const arrived = await load();
      // Mounted closed first: Mantine animates and returns the focus only if it sees the change to open.
      flushSync(() => setModule(arrived));
      setStage('open');
    } catch {
      setStage('failed');
      onFailure?.();
    }
  };
  const close = useCallback(() => setStage('idle'), []);

  return {
    module,
    failed: stage === 'failed',
    open,
    overlayProps: { opened: stage === 'open', onClose: close },
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

/** A module that is loaded on mount, and again after a failure when the network is back; undefined at first. */
export function useLazyModuleOnMount<M>(load: () => Promise<M>) {
  const { module, failed, open } = useLazyModule(load);
  const ask = useEffectEvent(open);
  useEffect(() => void ask(), []);
  useWindowEvent('online', () => {
    if (failed) void open();
  });
  return { module, failed };
}
