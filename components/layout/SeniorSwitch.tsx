'use client';

import { useSyncExternalStore } from 'react';
import { chooseSenior, isSenior, subscribeSenior } from '@/lib/device/senior';
import classes from './SeniorSwitch.module.css';

type SeniorSwitchProps = { label: string };

export function SeniorSwitch({ label }: SeniorSwitchProps) {
  const on = useSyncExternalStore(subscribeSenior, isSenior, () => false);
  return (
    <button
      type="button"
      className={classes.root}
      data-type="small"
      data-scripted
      aria-pressed={on}
      onClick={() => chooseSenior(!on)}
    >
      {label}
    </button>
  );
}
