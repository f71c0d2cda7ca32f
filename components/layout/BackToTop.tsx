import { Icon } from '@/components/ui/Icon';
import classes from './BackToTop.module.css';

type BackToTopProps = { label: string };

export function BackToTop({ label }: BackToTopProps) {
  return (
    <a href="#top" className={classes.root}>
      {label}
      <Icon name="chevronUp" size={18} />
    </a>
  );
}
