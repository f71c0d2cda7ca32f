'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { currentToasts, NO_TOASTS, subscribeToasts } from '@/lib/notices/toasts';
import { useOnDemand } from '@/lib/overlays/useOnDemand';
import classes from './Toasts.module.css';

const loadToast = () => import('@/components/layout/Toast');

/** A toast often says that there is no network: where its drawing does not arrive, the words stand there plain. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => NO_TOASTS);
  const { part, failed, open } = useOnDemand(loadToast);

  const load = useEffectEvent(() => void open());
  useEffect(() => {
    if (toasts.length) load();
  }, [toasts]);

  return (
    <div role="status" className={classes.root}>
      {toasts.map(({ id, message }) =>
        part ? (
          <part.Toast key={id} message={message} />
        ) : (
          failed && (
            <p key={id} className={classes.plain}>
              {message}
            </p>
          )
        ),
      )}
    </div>
  );
}
