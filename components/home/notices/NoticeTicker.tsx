'use client';

import { NoticeRow } from '@/components/home/NoticeRow';
import { NoticesInFull } from '@/components/home/NoticesInFull';
import { useNotices } from '@/lib/hooks/useNotices';
import type { Announcement } from '@/lib/runtime/announcements';
import type { FaultWords } from '@/lib/schema/faults';
import type { NoticesContent } from '@/lib/schema/notices';
import type { TickerLabels } from '@/lib/schema/ticker';
import classes from './NoticeTicker.module.css';

type NoticeTickerProps = {
  initial: Announcement[];
  labels: TickerLabels;
  words: NoticesContent;
  faults: FaultWords;
};

export function NoticeTicker({ initial, labels, words, faults }: NoticeTickerProps) {
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
