import { useState } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Announcement } from '@/lib/announcements/announcements';
import { showToast } from '@/lib/announcements/toasts';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import { ANNOUNCEMENT_INTERVAL_MS } from '@/lib/motion/intervalsAndHeights';
import { useAutoAdvance } from '@/lib/motion/useAutoAdvance';
import type { AnnouncementLabels } from '@/lib/schema/home/announcements';
import classes from './AnnouncementRow.module.css';

export type AnnouncementRowProps = { announcements: Announcement[]; labels: AnnouncementLabels };

/** A phone shows so many characters of a title. */
const TITLE_SHOWN = 22;

const hasMore = ({ title, content }: Announcement) => content || title.length > TITLE_SHOWN;

const loadDialog = () => import('@/components/home/announcements/AnnouncementDialog');

/** Shows one announcement at a time and advances by itself. Screen readers get the whole list. */
export function AnnouncementRow({ announcements, labels }: AnnouncementRowProps) {
  const [turn, setTurn] = useState(0);
  /** The dialog keeps showing the pressed announcement while the row advances. */
  const [pressed, setPressed] = useState<Announcement | null>(null);
  const dialog = useLazyModule(loadDialog, () => showToast(labels.openFailed));
  const count = announcements.length;
  const { toggle, areaProps } = useAutoAdvance({
    intervalMs: ANNOUNCEMENT_INTERVAL_MS,
    shown: turn,
    ready: count > 1,
    onAdvance: () => setTurn(turn + 1),
  });
  const current = ((turn % count) + count) % count;
  const tabIndex = (index: number) => (index === current ? undefined : -1);
  const control = (icon: IconName, label: string, onClick: () => void, pauses = false) => (
    <IconButton
      icon={icon}
      iconSize={16}
      label={label}
      className={classes.control}
      data-hover=""
      data-pauses={pauses || undefined}
      onClick={onClick}
    />
  );
  return (
    <div className={classes.root} data-beside data-container data-text="small" data-scripted {...areaProps}>
      <p className={classes.label} data-accent data-screen="from-sm">
        {labels.title}
      </p>
      <ul className={classes.list}>
        {announcements.map((announcement, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: announcements may be alike, and the list is replaced as a whole
            key={index}
            className={classes.announcement}
            data-beside="3"
            data-current={index === current || undefined}
            data-visually-hidden={index !== current || undefined}
            data-moved={turn !== 0 || undefined}
          >
            {announcement.date && (
              <time
                dateTime={announcement.date}
                className={classes.date}
                data-text="figure"
                data-screen="from-sm"
              >
                {announcement.date.slice(5)}
              </time>
            )}
            {announcement.url && (
              <SiteLink
                href={announcement.url}
                newTab
                tabIndex={tabIndex(index)}
                className={classes.link}
                data-beside="5"
                data-spread
              >
                <span className={classes.title}>{announcement.title}</span>
                <span className={classes.details} data-tint="jade" data-row="2">
                  {announcement.action ?? labels.details}
                  <Icon name="arrow" size={16} />
                </span>
              </SiteLink>
            )}
            {!announcement.url && hasMore(announcement) && (
              <button
                type="button"
                tabIndex={tabIndex(index)}
                className={classes.link}
                data-beside="5"
                data-spread
                {...dialog.openerProps}
                onClick={(event) => {
                  setPressed(announcement);
                  dialog.openerProps.onClick(event);
                }}
              >
                <span className={classes.title}>{announcement.title}</span>
              </button>
            )}
            {!announcement.url && !hasMore(announcement) && (
              <span className={classes.title}>{announcement.title}</span>
            )}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={classes.controls} data-beside>
          {control('chevronLeft', labels.previous, () => setTurn(turn - 1))}
          {control('chevronRight', labels.next, () => setTurn(turn + 1))}
          {control(toggle.icon, labels[toggle.icon], toggle.onClick, true)}
        </div>
      )}
      {dialog.module && pressed && (
        <dialog.module.AnnouncementDialog announcement={pressed} labels={labels} {...dialog.overlayProps} />
      )}
    </div>
  );
}
