import classes from './LoadingBar.module.css';

type WaitingBarProps = { label: string };

/** As long as nobody knows how much there is to come, which Mantine's progress cannot say. */
export function WaitingBar({ label }: WaitingBarProps) {
  return (
    <div className={classes.root} data-scripted="">
      <div role="progressbar" aria-label={label} className={classes.waiting} />
    </div>
  );
}
