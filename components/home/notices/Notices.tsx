'use client';

import { NoticeRow } from '@/components/home/notices/NoticeRow';
import { SiteLink } from '@/components/ui/SiteLink';
import { ANNOUNCEMENTS_PATH } from '@/lib/constants';
import { type Announcement, readAnnouncements } from '@/lib/notices/announcements';
import { type PublishedList, usePublishedList } from '@/lib/notices/usePublishedList';
import type { NoticeRowLabels } from '@/lib/schema/home/notices';
import type { NoticeDialogLabels } from '@/lib/schema/notices';
import classes from './Notices.module.css';

type NoticesProps = {
  list: PublishedList<Announcement>;
  labels: NoticeRowLabels;
  dialogLabels: NoticeDialogLabels;
};

export function Notices({ list, labels, dialogLabels }: NoticesProps) {
  const notices = usePublishedList({ path: ANNOUNCEMENTS_PATH, read: readAnnouncements, ...list });
  if (notices.length === 0) return null;
  return (
    <section aria-label={labels.title} className={classes.root}>
      <NoticeRow notices={notices} labels={labels} dialogLabels={dialogLabels} />
      <noscript>
        <NoticesInFull notices={notices} labels={labels} />
      </noscript>
    </section>
  );
}

/** All notices with all that they say, for those without scripts; its looks are in public/without-scripts.css. */
function NoticesInFull({ notices, labels }: { notices: Announcement[]; labels: NoticeRowLabels }) {
  return (
    <div data-notices data-container data-stack="5">
      <h2 data-text="small">{labels.title}</h2>
      <ul data-stack="5">
        {notices.map(({ title, date, content, url, action }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, when the site is built
          <li key={index} data-grid="5:7">
            <div>
              <h3 data-text="body">{title}</h3>
              {date && (
                <time dateTime={date} data-text="figure">
                  {date}
                </time>
              )}
            </div>
            <div data-stack="2">
              {content?.split('\n').map((paragraph, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <p key={place} data-text="body">
                  {paragraph}
                </p>
              ))}
              {url && (
                <SiteLink href={url} newTab data-links>
                  {action ?? labels.details}
                </SiteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
