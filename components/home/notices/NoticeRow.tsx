import { useState } from 'react';
import { NoticeTitle } from '@/components/home/notices/NoticeTitle';
import { IconButton } from '@/components/ui/IconButton';
import { TextLink } from '@/components/ui/TextLink';
import { useAutoAdvance } from '@/lib/motion/useAutoAdvance';
import type { Announcement } from '@/lib/notices/announcements';
import type { NoticeRowLabels } from '@/lib/schema/home/notices';
import type { NoticeDialogLabels } from '@/lib/schema/notices';
import classes from './NoticeRow.module.css';

export const NOTICE_INTERVAL_MS = 3000;

type NoticeRowProps = { notices: Announcement[]; labels: NoticeRowLabels; dialogLabels: NoticeDialogLabels };

/** One notice at a time, which gives way to the next by itself; those who listen get the list of all. */
export function NoticeRow({ notices, labels, dialogLabels }: NoticeRowProps) {
  const [turn, setTurn] = useState(0);
  const count = notices.length;
  const { playing, onTogglePlaying, areaProps } = useAutoAdvance({
    intervalMs: NOTICE_INTERVAL_MS,
    shown: turn,
    ready: count > 1,
    onAdvance: () => setTurn(turn + 1),
  });
  const current = ((turn % count) + count) % count;
  const url = notices[current]?.url;
  const control = { iconSize: 16, className: classes.control };
  return (
    <div className={classes.root} data-container data-type="small" data-scripted {...areaProps}>
      <p className={classes.label}>{labels.title}</p>
      <ul className={classes.list}>
        {notices.map((notice, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: notices may be alike, and the list is replaced as a whole
            key={index}
            className={classes.notice}
            data-current={index === current || undefined}
            data-visually-hidden={index !== current || undefined}
            data-moved={turn !== 0 || undefined}
          >
            {notice.date && (
              <time dateTime={notice.date} className={classes.date} data-type="figure">
                {notice.date.slice(5)}
              </time>
            )}
            <NoticeTitle
              notice={notice}
              current={index === current}
              fullLabel={labels.full}
              labels={dialogLabels}
            />
          </li>
        ))}
      </ul>
      {url && (
        <span className={classes.details}>
          <TextLink href={url} newTab>
            <span className={classes.detailsLabel}>{labels.details}</span>
          </TextLink>
        </span>
      )}
      {count > 1 && (
        <div className={classes.controls}>
          <IconButton
            icon="chevronLeft"
            label={labels.previous}
            onClick={() => setTurn(turn - 1)}
            {...control}
          />
          <IconButton
            icon="chevronRight"
            label={labels.next}
            onClick={() => setTurn(turn + 1)}
            {...control}
          />
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? labels.pause : labels.play}
            onClick={onTogglePlaying}
            {...control}
          />
        </div>
      )}
    </div>
  );
}
