import classes from './LoadingBar.module.css';

type LoadingBarProps = {
  label: string;
  /** From 0 to 1; undefined while the size of the file is unknown. */
  share?: number;
};

export function LoadingBar({ label, share }: LoadingBarProps) {
  return <progress aria-label={label} value={share} className={classes.root} data-scripted="" />;
}
