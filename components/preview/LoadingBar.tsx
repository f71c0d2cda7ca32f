import { ProgressRoot, ProgressSection } from '@mantine/core';
import { WaitingBar } from '@/components/preview/WaitingBar';
import classes from './LoadingBar.module.css';

type LoadingBarProps = {
  label: string;
  /** From 0 to 1; null while nobody knows how much there is to come. */
  part: number | null;
};

export function LoadingBar({ label, part }: LoadingBarProps) {
  if (part === null) return <WaitingBar label={label} />;
  return (
    <ProgressRoot className={classes.root}>
      <ProgressSection aria-label={label} value={Math.round(part * 100)} className={classes.bar} />
    </ProgressRoot>
  );
}
