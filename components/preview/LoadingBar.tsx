import type { CSSProperties } from 'react';
import classes from './LoadingBar.module.css';

type LoadingBarProps = {
  label: string;
  /** From 0 to 1; null while nobody knows how much there is to come. */
  part: number | null;
};

export function LoadingBar({ label, part }: LoadingBarProps) {
  const percent = part === null ? undefined : Math.round(part * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className={classes.root}
      data-unknown={part === null || undefined}
      data-scripted=""
      style={{ '--part': part ?? 0 } as CSSProperties}
    />
  );
}
