import classes from './Switch.module.css';

type SwitchProps = { label: string; on: boolean; onToggle: () => void };

export function Switch({ label, on, onToggle }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={on} className={classes.root} onClick={onToggle}>
      <span className={classes.track} />
      {label}
    </button>
  );
}
