'use client';

import { useSyncExternalStore } from 'react';
import { chooseSenior, isSenior, subscribeSenior } from '@/lib/device/senior';
import { layOutAll } from '@/lib/hydration/deferLayout';
import classes from './SeniorSwitch.module.css';

export function SeniorSwitch({ label }: { label: string }) {
  const on = useSyncExternalStore(subscribeSenior, isSenior, () => false);
  return (
    <button
      type="button"
      className={classes.root}
      data-nowrap
      data-text="small"
      data-scripted
      aria-pressed={on}
      onClick={() => {
        chooseSenior(!on);
        layOutAll();
      }}
    >
      {label}
    </button>
  );
}
