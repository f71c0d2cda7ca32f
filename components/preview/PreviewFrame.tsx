import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './PreviewFrame.module.css';
import toolClasses from './ToolButton.module.css';

type PreviewFrameProps = {
  title: string;
  backLabel: string;
  /** Left of the title and right of it. */
  leading?: ReactNode;
  tools?: ReactNode;
  /** Puts a hint on the way back, where hints are loaded. */
  hinted?: (back: ReactElement) => ReactNode;
  children: ReactNode;
};

/** Where there is no page to go back to, as in a new tab, the link leads home. */
function goBack(event: MouseEvent) {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}

export function PreviewFrame({ title, backLabel, leading, tools, hinted, children }: PreviewFrameProps) {
  const back = (
    <SiteLink href="/" aria-label={backLabel} className={toolClasses.link} onClick={goBack}>
      <Icon name="chevronLeft" />
    </SiteLink>
  );
  return (
    <div className={classes.root} data-print-auto>
      <div className={classes.bar} data-tone="ink">
        {hinted ? hinted(back) : back}
        {leading}
        <h1 className={classes.title}>{title}</h1>
        {tools}
      </div>
      {children}
    </div>
  );
}
