'use client';

import { NoticeRow } from '@/components/home/notices/NoticeRow';
import { NoticesInFull } from '@/components/home/notices/NoticesInFull';
import type { Announcement } from '@/lib/notices/announcements';
import { useNotices } from '@/lib/notices/useNotices';
import type { FaultWords } from '@/lib/schema/faults';
import type { TickerLabels } from '@/lib/schema/home/ticker';
import type { NoticesContent } from '@/lib/schema/notices';
import classes from './Notices.module.css';

type NoticesProps = {
  initial: Announcement[];
  labels: TickerLabels;
  words: NoticesContent;
  faults: FaultWords;
};

export function Notices({ initial, labels, words, faults }: NoticesProps) {
  const notices = useNotices(initial, words.announcements, faults);
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
