'use client';

import { useTimeout } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';
import { dismissToast, NO_TOASTS, TOAST_DURATION_MS, toasts } from '@/lib/announcements/toasts';
import classes from './Toasts.module.css';

/** Drawn without a part that must be loaded, because a toast often says that there is no network. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => NO_TOASTS);
  return (
    <div role="status" className={classes.root}>
      {shown.map((toast) => (
        <Toast key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function Toast({ id, message }: { id: number; message: string }) {
  useTimeout(() => dismissToast(id), TOAST_DURATION_MS, { autoInvoke: true });
  return (
    <p className={classes.toast} data-beside="3">
      <Icon name="warning" />
      {message}
    </p>
  );
}
