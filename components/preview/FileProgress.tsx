import classes from './FileProgress.module.css';

type FileProgressProps = {
  label: string;
  /** From 0 to 1; undefined while the size of the file is unknown. */
  share?: number;
};

export function FileProgress({ label, share }: FileProgressProps) {
  return <progress aria-label={label} value={share} className={classes.root} data-scripted="" />;
}
