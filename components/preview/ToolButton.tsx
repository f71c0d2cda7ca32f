import type { IconName } from '@/components/ui/Icon';
import { TooltipButton } from '@/components/ui/TooltipButton';
import classes from './ToolButton.module.css';

type ToolButtonProps = {
  icon: IconName;
  label: string;
  /** For buttons that stay pressed. */
  pressed?: boolean;
  usable?: boolean;
  /** On wide screens only. */
  wide?: boolean;
  onClick: () => void;
};

export function ToolButton({ icon, label, pressed, usable = true, wide, onClick }: ToolButtonProps) {
  return (
    <TooltipButton
      icon={icon}
      label={label}
      aria-pressed={pressed}
      // Not `disabled`: a button that loses the focus at a limit would take the keys with it.
      aria-disabled={!usable || undefined}
      data-wide={wide || undefined}
      className={classes.root}
      onClick={usable ? onClick : undefined}
    />
  );
}
