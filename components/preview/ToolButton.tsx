import { HintButton } from '@/components/ui/HintButton';
import type { IconName } from '@/components/ui/Icon';
import classes from './ToolButton.module.css';

type ToolButtonProps = {
  icon: IconName;
  label: string;
  /** For buttons that stay pressed. */
  pressed?: boolean;
  usable?: boolean;
  /** Shown on wide screens or narrow ones only. */
  from?: 'wide' | 'narrow';
  onClick: () => void;
};

export function ToolButton({ icon, label, pressed, usable = true, from, onClick }: ToolButtonProps) {
  return (
    <HintButton
      icon={icon}
      label={label}
      aria-pressed={pressed}
      // Not `disabled`: a button that loses the focus at a limit would take the keys with it.
      aria-disabled={!usable || undefined}
      data-from={from}
      className={classes.root}
      onClick={usable ? onClick : undefined}
    />
  );
}
