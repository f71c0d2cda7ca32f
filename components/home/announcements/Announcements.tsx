'use client';

import { AnnouncementRow, type AnnouncementRowProps } from '@/components/home/announcements/AnnouncementRow';
import { SiteLink } from '@/components/ui/SiteLink';
import { type Announcement, readAnnouncements } from '@/lib/announcements/announcements';
import { type PublishedList, usePublishedList } from '@/lib/announcements/usePublishedList';
import { ANNOUNCEMENTS_PATH } from '@/lib/publishedPaths';
import type { AnnouncementLabels } from '@/lib/schema/home/announcements';
import classes from './Announcements.module.css';

type AnnouncementsProps = Pick<PublishedList<Announcement>, 'initial' | 'errorMessages'> & {
  labels: AnnouncementLabels;
};

export function Announcements({ labels, ...list }: AnnouncementsProps) {
  const announcements = usePublishedList({
    path: ANNOUNCEMENTS_PATH,
    read: readAnnouncements,
    messages: labels,
    ...list,
  });
  if (announcements.length === 0) return null;
  return (
    <section aria-label={labels.title} className={classes.root}>
      <AnnouncementRow announcements={announcements} labels={labels} />
      <noscript>
        <AnnouncementsInFull announcements={announcements} labels={labels} />
      </noscript>
    </section>
  );
}

/** The full text of all announcements, for browsers without scripts; public/without-scripts.css styles it. */
function AnnouncementsInFull({ announcements, labels }: AnnouncementRowProps) {
  return (
    <div data-announcements data-container data-stack="5">
      <h2 data-text="small">{labels.title}</h2>
      <ul data-stack="5">
        {announcements.map(({ title, date, content, url, action }, index) => (
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
