'use client';

import { NoticeRow } from '@/components/home/notices/NoticeRow';
import { NoticesInFull } from '@/components/home/notices/NoticesInFull';
import { ANNOUNCEMENTS_PATH } from '@/lib/constants';
import { type Announcement, readAnnouncements } from '@/lib/notices/announcements';
import { useSiteList } from '@/lib/notices/useSiteList';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { TickerLabels } from '@/lib/schema/home/ticker';
import type { NoticesContent } from '@/lib/schema/notices';
import classes from './Notices.module.css';

type NoticesProps = {
  initial: Announcement[];
  labels: TickerLabels;
  words: NoticesContent;
  faults: ErrorMessages;
};

export function Notices({ initial, labels, words, faults }: NoticesProps) {
  const list = { path: ANNOUNCEMENTS_PATH, read: readAnnouncements, initial, words: words.announcements };
  const notices = useSiteList({ ...list, faults });
  if (notices.length === 0) return null;
  return (
    <section aria-label={labels.title} className={classes.root}>
      <NoticeRow notices={notices} labels={labels} dialogLabels={words.dialog} />
      <noscript>
        <NoticesInFull notices={notices} labels={labels} />
      </noscript>
    </section>
  );
}
