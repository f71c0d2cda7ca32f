'use client';

import { useState } from 'react';
import { NoticeTitle } from '@/components/home/NoticeTitle';
import { IconButton } from '@/components/ui/IconButton';
import { TextLink } from '@/components/ui/TextLink';
import { NOTICE_INTERVAL_MS } from '@/lib/constants';
import { useAutoAdvance } from '@/lib/hooks/useAutoAdvance';
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
  const [turn, setTurn] = useState(0);
  const { playing, onTogglePlaying, areaProps } = useAutoAdvance({
    intervalMs: NOTICE_INTERVAL_MS,
    shown: turn,
    ready: notices.length > 1,
    onAdvance: () => setTurn(turn + 1),
  });
  const count = notices.length;
  const current = ((turn % count) + count) % count;
  const url = notices[current]?.url;
  if (count === 0) return null;
  return (
    <section aria-label={labels.title} className={classes.root} {...areaProps}>
      <div className={classes.inner}>
        <p className={classes.label}>{labels.title}</p>
        <ul className={classes.list}>
          {notices.map((notice, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: notices may be alike, and the list is replaced as a whole
              key={index}
              className={classes.notice}
              data-current={index === current || undefined}
              data-moved={turn !== 0 || undefined}
            >
              {notice.date && (
                <time dateTime={notice.date} className={classes.date}>
                  {notice.date.slice(5)}
                </time>
              )}
              <NoticeTitle
                notice={notice}
                current={index === current}
                fullLabel={labels.full}
                labels={words.dialog}
              />
            </li>
          ))}
        </ul>
        {url && (
          <span className={classes.details}>
            <TextLink href={url} newTab>
              {labels.details}
            </TextLink>
          </span>
        )}
        {count > 1 && (
          <div className={classes.controls} data-scripted>
            <IconButton
              icon="chevronLeft"
              iconSize={16}
              label={labels.previous}
              className={classes.control}
              onClick={() => setTurn(turn - 1)}
            />
            <IconButton
              icon="chevronRight"
              iconSize={16}
              label={labels.next}
              className={classes.control}
              onClick={() => setTurn(turn + 1)}
            />
            <IconButton
              icon={playing ? 'pause' : 'play'}
              iconSize={16}
              label={playing ? labels.pause : labels.play}
              className={classes.control}
              onClick={onTogglePlaying}
            />
          </div>
        )}
      </div>
    </section>
  );
}
