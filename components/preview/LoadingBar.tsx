import classes from './LoadingBar.module.css';

type LoadingBarProps = {
  label: string;
  /** From 0 to 1; missing while nobody knows how much there is to come. */
  share?: number;
};

export function LoadingBar({ label, share }: LoadingBarProps) {
  return <progress aria-label={label} value={share} className={classes.root} data-scripted="" />;
}
