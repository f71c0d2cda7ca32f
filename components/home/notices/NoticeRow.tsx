import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SiteLink } from '@/components/ui/SiteLink';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import { useAutoAdvance } from '@/lib/motion/useAutoAdvance';
import type { Announcement } from '@/lib/notices/announcements';
import { showToast } from '@/lib/notices/toasts';
import type { NoticeRowLabels } from '@/lib/schema/home/notices';
import type { NoticeDialogLabels } from '@/lib/schema/notices';
import classes from './NoticeRow.module.css';

const NOTICE_INTERVAL_MS = 3000;

type NoticeRowProps = { notices: Announcement[]; labels: NoticeRowLabels; dialogLabels: NoticeDialogLabels };

const loadDialog = () => import('@/components/home/notices/NoticeDialog');

/** One notice at a time, which gives way to the next by itself; those who listen get the list of all. */
export function NoticeRow({ notices, labels, dialogLabels }: NoticeRowProps) {
  const [turn, setTurn] = useState(0);
  /** The notice in full stays as it was pressed while the list goes on. */
  const [pressed, setPressed] = useState<Announcement | null>(null);
  const { module, opened, close, openerProps } = useLazyModule(loadDialog, () =>
    showToast(dialogLabels.openFailed),
  );
  const count = notices.length;
  const { playing, onTogglePlaying, areaProps } = useAutoAdvance({
    intervalMs: NOTICE_INTERVAL_MS,
    shown: turn,
    ready: count > 1,
    onAdvance: () => setTurn(turn + 1),
  });
  const current = ((turn % count) + count) % count;
  /** Only the notice that is seen can be reached by keyboard. */
  const tabIndex = (index: number) => (index === current ? undefined : -1);
  const control = { iconSize: 16, className: classes.control, 'data-hover': true };
  return (
    <div className={classes.root} data-container data-text="small" data-scripted {...areaProps}>
      <p className={classes.label} data-wide>
        {labels.title}
      </p>
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
              <time dateTime={notice.date} className={classes.date} data-text="figure" data-wide>
                {notice.date.slice(5)}
              </time>
            )}
            {notice.url && (
              <SiteLink
                href={notice.url}
                newTab
                tabIndex={tabIndex(index)}
                aria-label={`${labels.details}：${notice.title}`}
                className={classes.link}
              >
                <span className={classes.title}>{notice.title}</span>
                <span className={classes.details} data-wide>
                  {labels.details}
                  <Icon name="arrow" size={16} />
                </span>
              </SiteLink>
            )}
            {!notice.url && notice.content && (
              <button
                type="button"
                tabIndex={tabIndex(index)}
                className={classes.link}
                {...openerProps}
                onClick={(event) => {
                  setPressed(notice);
                  openerProps.onClick(event);
                }}
              >
                <span className={classes.title}>{notice.title}</span>
              </button>
            )}
            {!notice.url && !notice.content && <span className={classes.title}>{notice.title}</span>}
          </li>
        ))}
      </ul>
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
            className={classes.pause}
          />
        </div>
      )}
      {module && pressed && (
        <module.NoticeDialog opened={opened} notice={pressed} labels={dialogLabels} onClose={close} />
      )}
    </div>
  );
}
