import type { MouseEvent, ReactNode } from 'react';
import { IconLink } from '@/components/ui/IconButton';
import classes from './PreviewFrame.module.css';

type PreviewFrameProps = { title: string; backLabel: string; tools?: ReactNode; children: ReactNode };

/** Where there is no page to go back to, as in a new tab, the link leads home. */
function goBack(event: MouseEvent) {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}

export function PreviewFrame({ title, backLabel, tools, children }: PreviewFrameProps) {
  return (
    <div className={classes.root} data-print-auto>
      <div className={classes.bar} data-beside="1" data-tone="ink" data-not-printed>
        <IconLink icon="chevronLeft" href="/" label={backLabel} onClick={goBack} />
        <h1 className={classes.title}>{title}</h1>
        {tools}
      </div>
      {children}
    </div>
  );
}
