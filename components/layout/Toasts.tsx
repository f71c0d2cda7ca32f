'use client';

import { useTimeout } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { dismissToast, NO_TOASTS, TOAST_DURATION_MS, toasts } from '@/lib/announcements/toasts';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import classes from './Toasts.module.css';

const loadToast = () => import('@/components/layout/Toast');

/** A toast often says that there is no network: where the component cannot be loaded, its plain text is shown. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => NO_TOASTS);
  const { module, failed, open } = useLazyModule(loadToast);

  const load = useEffectEvent(() => {
    // Not tried again: the plain text would disappear while it loads.
    if (!module && !failed) void open();
  });
  useEffect(() => {
    if (shown.length) load();
  }, [shown]);

  return (
    <div role="status" className={classes.root}>
      {(module || failed) &&
        shown.map(({ id, message }) => (
          <Timed key={id} onEnd={() => dismissToast(id)}>
            {module ? <module.Toast message={message} /> : <p className={classes.box}>{message}</p>}
          </Timed>
        ))}
    </div>
  );
}

/** The timer starts when the toast is on screen. */
function Timed({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  useTimeout(onEnd, TOAST_DURATION_MS, { autoInvoke: true });
  return children;
}
