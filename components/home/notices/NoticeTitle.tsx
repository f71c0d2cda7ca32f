import { useState } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import { useOnDemand } from '@/lib/motion/useOnDemand';
import type { Announcement } from '@/lib/notices/announcements';
import { showToast } from '@/lib/notices/toasts';
import type { NoticeDialogLabels } from '@/lib/schema/notices';
import classes from './NoticeTitle.module.css';

type NoticeTitleProps = {
  notice: Announcement;
  /** Only the notice that is seen can be reached by keyboard. */
  current: boolean;
  fullLabel: string;
  labels: NoticeDialogLabels;
};

const loadDialog = () => import('@/components/home/notices/NoticeDialog');

/** Opens a notice in full, which stays as it was pressed while the list goes on. */
export function NoticeTitle({ notice, current, fullLabel, labels }: NoticeTitleProps) {
  const [pressed, setPressed] = useState(notice);
  const { part, opened, close, openerProps } = useOnDemand(loadDialog, () => showToast(labels.openFailed));
  const { title, url, content } = notice;
  const tabIndex = current ? undefined : -1;
  return (
    <>
      {url && (
        <SiteLink href={url} newTab tabIndex={tabIndex} className={classes.title}>
          {title}
        </SiteLink>
      )}
      {content && (
        <button
          type="button"
          tabIndex={tabIndex}
          className={url ? classes.full : classes.title}
          {...openerProps}
          onClick={(event) => {
            setPressed(notice);
            openerProps.onClick(event);
          }}
        >
          {url ? fullLabel : title}
        </button>
      )}
      {!url && !content && <span className={classes.title}>{title}</span>}
      {part && <part.NoticeDialog opened={opened} notice={pressed} labels={labels} onClose={close} />}
    </>
  );
}
