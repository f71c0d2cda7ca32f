'use client';

import { NoticeRow } from '@/components/home/notices/NoticeRow';
import { NoticesInFull } from '@/components/home/notices/NoticesInFull';
import { ANNOUNCEMENTS_PATH } from '@/lib/constants';
import { type Announcement, readAnnouncements } from '@/lib/notices/announcements';
import { usePublishedList } from '@/lib/notices/usePublishedList';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { NoticeRowLabels } from '@/lib/schema/home/notices';
import type { NoticesContent } from '@/lib/schema/notices';
import classes from './Notices.module.css';

type NoticesProps = {
  initial: Announcement[];
  labels: NoticeRowLabels;
  messages: NoticesContent;
  errorMessages: ErrorMessages;
};

export function Notices({ initial, labels, messages, errorMessages }: NoticesProps) {
  const list = {
    path: ANNOUNCEMENTS_PATH,
    read: readAnnouncements,
    initial,
    messages: messages.announcements,
  };
  const notices = usePublishedList({ ...list, errorMessages });
  if (notices.length === 0) return null;
  return (
    <section aria-label={labels.title} className={classes.root}>
      <NoticeRow notices={notices} labels={labels} dialogLabels={messages.dialog} />
      <noscript>
        <NoticesInFull notices={notices} labels={labels} />
      </noscript>
    </section>
  );
}
