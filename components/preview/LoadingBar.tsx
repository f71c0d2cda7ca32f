import classes from './LoadingBar.module.css';

type LoadingBarProps = {
  label: string;
  /** From 0 to 1; missing while nobody knows how much there is to come. */
  part?: number;
};

export function LoadingBar({ label, part }: LoadingBarProps) {
  return <progress aria-label={label} value={part} className={classes.root} data-scripted="" />;
}
