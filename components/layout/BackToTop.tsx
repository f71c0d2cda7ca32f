import { Icon } from '@/components/ui/Icon';
import classes from './BackToTop.module.css';

export function BackToTop({ label }: { label: string }) {
  return (
    <a href="#top" className={classes.root} data-hover="">
      {label}
      <Icon name="chevronUp" size={18} />
    </a>
  );
}
