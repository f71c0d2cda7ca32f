import { NoticeButton } from '@/components/home/notices/NoticeButton';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Announcement } from '@/lib/notices/announcements';
import type { NoticeDialogLabels } from '@/lib/schema/notices';
import classes from './NoticeTitle.module.css';

type NoticeTitleProps = {
  notice: Announcement;
  /** Only the notice that is seen can be reached by keyboard. */
  current: boolean;
  fullLabel: string;
  labels: NoticeDialogLabels;
};

export function NoticeTitle({ notice, current, fullLabel, labels }: NoticeTitleProps) {
  const { title, url, content } = notice;
  const tabIndex = current ? undefined : -1;
  const full = content && (
    <NoticeButton
      notice={notice}
      labels={labels}
      tabIndex={tabIndex}
      className={url ? classes.full : classes.title}
    >
      {url ? fullLabel : title}
    </NoticeButton>
  );
  if (!url) return full || <span className={classes.title}>{title}</span>;
  return (
    <>
      <SiteLink href={url} newTab tabIndex={tabIndex} className={classes.title}>
        {title}
      </SiteLink>
      {full}
    </>
  );
}
