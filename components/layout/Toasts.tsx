'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';
import { currentToasts, NO_TOASTS, subscribeToasts } from '@/lib/runtime/toasts';
import classes from './Toasts.module.css';

export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => NO_TOASTS);
  return (
    <div role="status" className={classes.root}>
      {toasts.map(({ id, message }) => (
        <p key={id} className={classes.toast}>
          <Icon name="warning" />
          {message}
        </p>
      ))}
    </div>
  );
}
