'use client';

import { Icon } from '@/components/ui/Icon';
import { BACK_TO_TOP_AFTER_PX } from '@/lib/constants';
import { useScrolledPast } from '@/lib/hooks/useScrolledPast';
import classes from './BackToTop.module.css';

type BackToTopProps = { label: string };

export function BackToTop({ label }: BackToTopProps) {
  const shown = useScrolledPast(BACK_TO_TOP_AFTER_PX);
  return (
    <a href="#top" aria-label={label} className={classes.root} data-shown={shown || undefined}>
      <Icon name="chevronUp" />
    </a>
  );
}
