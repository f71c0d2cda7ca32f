'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';
import { currentToasts, subscribeToasts, type Toast } from '@/lib/runtime/toasts';
import classes from './Toasts.module.css';

const NONE: readonly Toast[] = [];

export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => NONE);
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
